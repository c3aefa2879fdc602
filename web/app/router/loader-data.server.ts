import type { EntryContext } from "react-router";

/**
 * Takes the loaders' data out of the router's hands, which would write it into the
 * page as scripts.
 *
 * @returns As the router encodes it; `null` in development, where the router keeps it.
 */
export function takeLoaderData(context: EntryContext): ReadableStream<Uint8Array> | null {
  const { serverHandoffStream: data } = context;
  if (import.meta.env.DEV || data === undefined) return null;
  delete context.serverHandoffStream;
  return data;
}
