/** A queue is full: the client is told to try again later. */
export class BusyError extends Error {
  override name = "BusyError";
}
