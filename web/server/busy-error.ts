/** There is more to do than can be done soon: who asks is told to come back. */
export class BusyError extends Error {
  override name = "BusyError";
}
