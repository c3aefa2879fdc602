import { useEffect } from "react";
import { removeOutdatedDrafts } from "./form-draft.ts";

/** On a page where sessions begin and end: drafts of one that is over are thrown away at once. */
export function useSettledDrafts(): void {
  useEffect(removeOutdatedDrafts, []);
}
