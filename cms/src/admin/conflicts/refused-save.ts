/** Name of the event on `window` when the CMS didn't take a save of a form. */
export const saveRefusedEvent = "circuit:save-refused";

/** The form of one document: a draft is saved with a PUT. */
const form = /^\/content-manager\/(?:collection-types\/[^/]+\/[a-z0-9]{24}|single-types\/[^/]+)$/u;

/**
 * Wraps the browser's `fetch` for the panel: tells when a form isn't saved, because the CMS refuses it or can't be
 * reached, before Strapi hears of it. A session that has ended, and an entry that is gone, are
 * told of elsewhere.
 */
export function withRefusedSave(send: typeof fetch, onRefused: () => void): typeof fetch {
  return async (input, init) => {
    const isSave =
      typeof input === "string" &&
      init?.method === "PUT" &&
      form.test(new URL(input, "https://panel.invalid").pathname);
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
