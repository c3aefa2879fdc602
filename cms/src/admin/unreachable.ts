/** Statuses of a proxy that doesn't reach the CMS. */
const ofProxy = new Set([502, 503, 504]);

/**
 * Wraps the browser's `fetch` for the panel: says in the panel's language that the CMS can't be reached, which browsers and proxies say
 * in words of their own.
 *
 * @param words - At this moment.
 */
export function withUnreachableWords(send: typeof fetch, words: () => string): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await send(input, init);
      const isOwn = answer.headers.get("content-type")?.includes("json") === true;
      if (isOwn || !ofProxy.has(answer.status)) return answer;
      const error = { status: answer.status, name: "UnreachableError", message: words(), details: {} };
      return Response.json({ data: null, error }, { status: answer.status });
    } catch (error) {
      // An interrupted request is a `DOMException`; this one never arrived.
      if (error instanceof TypeError) throw new TypeError(words(), { cause: error });
      throw error;
    }
  };
}
