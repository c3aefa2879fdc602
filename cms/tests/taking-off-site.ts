import { expect } from "vitest";
import { refusal } from "./panel.ts";
import type { Editing } from "./shared-cms.ts";

/** Address of a content type in the panel. */
export const pathOf = (uid: string): string => `/collection-types/${uid}`;

/** Every way in which the panel takes a document off the site in one language, or in all. */
export function removals(
  { editor }: Editing,
  path: string,
  documentId: string,
  { locale = "nl", language = "nl" } = {},
) {
  const ask = async (method: string, url: string, body?: object) =>
    editor.ask(method, url, body, { "x-panel-language": language });
  return [
    () => ask("POST", `${path}/${documentId}/actions/unpublish?locale=${locale}`, {}),
    () => ask("DELETE", `${path}/${documentId}?locale=${locale}`),
    () => ask("DELETE", `${path}/${documentId}?locale=*`),
    () => ask("POST", `${path}/actions/bulkUnpublish?locale=${locale}`, { documentIds: [documentId] }),
    () => ask("POST", `${path}/actions/bulkDelete?locale=${locale}`, { documentIds: [documentId] }),
  ];
}

/** Tries them all in both languages of the panel: each is refused, in words that match. */
export async function expectKept(
  begun: Editing,
  path: string,
  documentId: string,
  words: Record<"nl" | "en", RegExp>,
  locale = "nl",
): Promise<void> {
  for (const [language, pattern] of Object.entries(words)) {
    for (const remove of removals(begun, path, documentId, { locale, language })) {
      const { status, body } = await remove();
      expect(status).toBe(400);
      expect(refusal(body)).toMatch(pattern);
    }
  }
}
