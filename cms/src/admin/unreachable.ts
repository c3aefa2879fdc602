/** Statuses with which a reverse proxy says that it can't reach the CMS. */
const proxyErrors = new Set([502, 503, 504]);

/**
 * Wraps the panel's `fetch`: when the CMS can't be reached, the error has a message in the panel's language instead of
 * the browser's or the proxy's.
 *
 * @param words - Returns that message.
 */
export function withUnreachableMessage(send: typeof fetch, words: () => string): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await send(input, init);
      const isOwn = answer.headers.get("content-type")?.includes("json") === true;
      if (isOwn || !proxyErrors.has(answer.status)) return answer;
      const error = { status: answer.status, name: "UnreachableError", message: words(), details: {} };
      return Response.json({ data: null, error }, { status: answer.status });
    } catch (error) {
      // `fetch` throws a `TypeError` when it can't connect; a request that the panel aborts is a `DOMException`.
      if (error instanceof TypeError) throw new TypeError(words(), { cause: error });
      throw error;
    }
  };
}
