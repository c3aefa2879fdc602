import type { ServerResponse } from "node:http";

/** The client hung up before the answer was sent. */
class VisitorGoneError extends Error {
  override name = "VisitorGoneError";
}

/** A signal that aborts when the client closes the connection before it has its answer. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new VisitorGoneError("The client is gone"));
  if (response.destroyed) leave();
  response.once("close", () => {
    if (!response.writableFinished) leave();
  });
  return gone.signal;
}
