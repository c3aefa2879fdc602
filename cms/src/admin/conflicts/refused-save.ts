import { parseDocumentRequest } from "../strapi-internals/panel-requests.ts";

/** Name of the event on `window` when saving a form failed. */
export const saveFailedEvent = "circuit:save-refused";

/**
 * Wraps the panel's `fetch`: calls `onRefused`, before Strapi gets the response, when the CMS refuses to save a form or
 * can't be reached. `withEndedSession` and `withDeletedEntry` handle 401 and 404.
 */
export function withRefusedSave(send: typeof fetch, onRefused: () => void): typeof fetch {
  return async (input, init) => {
    const isSave = typeof input === "string" && init?.method === "PUT" && isForm(input);
    try {
      const answer = await send(input, init);
      if (isSave && !answer.ok && ![401, 404].includes(answer.status)) onRefused();
      return answer;
    } catch (error) {
      if (isSave) onRefused();
      throw error;
    }
  };
}

/** Whether a URL is that of one document, which its form saves with PUT. */
function isForm(address: string): boolean {
  const request = parseDocumentRequest(new URL(address, "https://panel.invalid").pathname);
  return request !== null && request.action === null && (request.kind === "single-types" || request.id !== null);
}
