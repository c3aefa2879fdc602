/** An answer with its whole body in memory, as several requests may share it. */
export interface PlainAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Reads a response with its whole body. */
export async function readInFull(response: Response): Promise<PlainAnswer> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Completes the HTML of an answer that is a page.
 *
 * @param finish - Returns HTML with its critical CSS.
 */
export function withFinishedPage(answer: PlainAnswer, finish: (html: string) => string): PlainAnswer {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  return isPage ? { ...answer, body: Buffer.from(finish(answer.body.toString("utf8"))) } : answer;
}
