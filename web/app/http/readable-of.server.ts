import { Readable } from "node:stream";

/**
 * The body of a request as a stream of Node. When that is destroyed, the body is given up at once: `Readable.from` would
 * wait for its next part, which a client may never send.
 */
export function readableOf(body: ReadableStream<Uint8Array>): Readable {
  const reader = body.getReader();
  return new Readable({
    read() {
      reader.read().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, done) {
      void giveUp(reader);
      done(error);
    },
  });
}

async function giveUp(reader: ReadableStreamDefaultReader): Promise<void> {
  try {
    await reader.cancel();
  } catch {
    // It broke off by itself.
  }
}
