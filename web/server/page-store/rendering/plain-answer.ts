/** An answer that is not stored, read in full because any number of requests may share it. */
export interface PlainAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Reads an answer in full. */
export async function readInFull(response: Response): Promise<PlainAnswer> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * The same answer, with its page ready to be sent: a page that isn't stored needs its fonts and first rules too.
 *
 * @param finish - Gets HTML, and returns it as visitors get it.
 */
export function withFinishedPage(answer: PlainAnswer, finish: (html: string) => string): PlainAnswer {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  return isPage ? { ...answer, body: Buffer.from(finish(answer.body.toString("utf8"))) } : answer;
}
