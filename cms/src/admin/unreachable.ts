/** Statuses of a proxy that doesn't reach the CMS. */
const proxyErrors = new Set([502, 503, 504]);

/**
 * Wraps the browser's `fetch` for the panel: replaces the messages of browsers and proxies for a CMS that can't be reached
 * by one in the panel's language.
 *
 * @param words - Gives the message.
 */
export function withUnreachableWords(send: typeof fetch, words: () => string): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await send(input, init);
      const isOwn = answer.headers.get("content-type")?.includes("json") === true;
      if (isOwn || !proxyErrors.has(answer.status)) return answer;
      const error = { status: answer.status, name: "UnreachableError", message: words(), details: {} };
      return Response.json({ data: null, error }, { status: answer.status });
    } catch (error) {
      // An interrupted request is a `DOMException`; this one never arrived.
      if (error instanceof TypeError) throw new TypeError(words(), { cause: error });
      throw error;
    }
  };
}
