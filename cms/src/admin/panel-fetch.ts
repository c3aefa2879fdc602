import { parseDocumentRequest, type DocumentRequest } from "./strapi-internals/panel-requests.ts";

/** A request that the panel makes with `fetch`. */
export interface PanelRequest {
  url: URL;
  method: string;
  /** Headers to send; a step may add some. */
  headers: Headers;
  /** `null` when the request isn't about one document. */
  document: DocumentRequest | null;
}

/** Does something before or after a request; `send` sends it, by way of the next step. */
export type PanelFetchStep = (request: PanelRequest, send: () => Promise<Response>) => Promise<Response>;

/**
 * Adds steps to the panel's `fetch`; the first one is the outermost. Only requests to a text URL pass through them, as
 * all of Strapi's do.
 *
 * @param origin - Of the panel's URL.
 */
export function panelFetch(send: typeof fetch, origin: string, steps: readonly PanelFetchStep[]): typeof fetch {
  return (input, init = {}) => {
    if (typeof input !== "string") return send(input, init);
    const url = new URL(input, origin);
    const headers = new Headers(init.headers);
    const request = { url, method: init.method ?? "GET", headers, document: parseDocumentRequest(url.pathname) };
    const sendByWayOf = steps.reduceRight<() => Promise<Response>>(
      (next, step) => () => step(request, next),
      () => send(input, { ...init, headers }),
    );
    return sendByWayOf();
  };
}

/** Reads the body of an answer, which the panel can still read too; `null` when it isn't JSON, such as a proxy's. */
export async function bodyOf(answer: Response): Promise<unknown> {
  try {
    const body: unknown = await answer.clone().json();
    return body;
  } catch {
    return null;
  }
}

/** Returns an error response like Strapi's own, with another message. */
export function errorResponse(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

/** Statuses with which a reverse proxy says that it can't reach the CMS. */
const proxyErrors = new Set([502, 503, 504]);

/**
 * Step of the panel's `fetch`: when the CMS can't be reached, the error has a message in the panel's language instead of
 * the browser's or the proxy's.
 *
 * @param words - Returns that message.
 */
export function unreachableStep(words: () => string): PanelFetchStep {
  return async (_request, send) => {
    try {
      const answer = await send();
      const isOwn = answer.headers.get("content-type")?.includes("json") === true;
      if (isOwn || !proxyErrors.has(answer.status)) return answer;
      return errorResponse(answer.status, "UnreachableError", words());
    } catch (error) {
      // `fetch` throws a `TypeError` when it can't connect; a request that the panel aborts is a `DOMException`.
      if (error instanceof TypeError) throw new TypeError(words(), { cause: error });
      throw error;
    }
  };
}
