import { useEffect } from "react";
import { removeOutdatedDrafts } from "./form-draft.ts";

/** Removes drafts of ended sessions at once, on pages where visitors sign in or out. */
export function useDraftCleanup(): void {
  useEffect(removeOutdatedDrafts, []);
}
