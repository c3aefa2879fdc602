import { decode } from "turbo-stream";

/** Decodes the answer to `{path}.data`. A value of React Router's own type, like an error, becomes its first part. */
export async function decodeLoaderData(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value } = await decode(body, { plugins: [(_, first) => ({ value: first })] });
  return value;
}
