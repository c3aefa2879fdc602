import { expect } from "vitest";
import { expectRefused, type Panel } from "./panel.ts";

/** Address of a content type in the panel. */
export const pathOf = (uid: string): string => `/collection-types/${uid}`;

/** Tries every way in which the panel takes a document off the site: each is refused, in words that match. */
export async function expectKept(
  editor: Panel,
  path: string,
  documentId: string,
  words: Record<"nl" | "en", RegExp>,
  locale = "nl",
): Promise<void> {
  const documentIds = [documentId];
  for (const asked of [
    ["POST", `${path}/${documentId}/actions/unpublish?locale=${locale}`, {}],
    ["DELETE", `${path}/${documentId}?locale=${locale}`],
    ["DELETE", `${path}/${documentId}?locale=*`],
    ["POST", `${path}/actions/bulkUnpublish?locale=${locale}`, { documentIds }],
    ["POST", `${path}/actions/bulkDelete?locale=${locale}`, { documentIds }],
  ] as const)
    await expectRefused(editor, asked, words);
}

/** Takes it off the site in one language, which isn't refused. */
export async function expectGoes(editor: Panel, path: string, documentId: string, locale = "nl"): Promise<void> {
  const address = `${path}/${documentId}/actions/unpublish?locale=${locale}`;
  expect((await editor.ask("POST", address, {})).status).toBe(200);
}
