import type { EntryContext } from "react-router";

/** Encodes loader data as React Router's server does, for its code in the browser. */
export { encode as encodeLoaderData } from "turbo-stream";

/**
 * Removes the loaders' data from React Router's context, so that the router doesn't write it into the page as scripts.
 *
 * @returns The data, as React Router encodes it; `null` in development, where the router keeps it.
 */
export function takeLoaderData(context: EntryContext): ReadableStream<Uint8Array> | null {
  const { serverHandoffStream: data } = context;
  if (import.meta.env.DEV || data === undefined) return null;
  delete context.serverHandoffStream;
  return data;
}
