import { UNSAFE_decodeViaTurboStream } from "react-router";

/** Reads what the router answers for `{path}.data`. */
export async function decodeLoaderData(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value } = await UNSAFE_decodeViaTurboStream(body, globalThis);
  return value;
}
