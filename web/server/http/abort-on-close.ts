import type { ServerResponse } from "node:http";

/** The reason of the signal: the client hung up before it had the answer. */
class VisitorGoneError extends Error {
  override name = "VisitorGoneError";
}

/** Returns a signal that aborts when the client closes the connection before it has the answer. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new VisitorGoneError("The client is gone"));
  if (response.destroyed) leave();
  response.once("close", () => {
    if (!response.writableFinished) leave();
  });
  return gone.signal;
}
