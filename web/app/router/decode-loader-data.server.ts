import { decode } from "turbo-stream";

/** Reads what the router answers for `{path}.data`; of values of a kind of the router's own, such as class instances, their first part. */
export async function decodeLoaderData(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value } = await decode(body, { plugins: [(_, first) => ({ value: first })] });
  return value;
}
