import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";

/** An answer, with its size as sent over the wire. */
export interface SentAnswer {
  status: number;
  /** Its body as sent, so compressed. */
  body: Buffer;
  /** Its body as text. */
  text: string;
  /** From the request to the last byte, in milliseconds. */
  tookMs: number;
}

/** Requests an address as a browser that accepts brotli; unlike `fetch` it reports the compressed size. */
export function sentAnswer(address: string): Promise<SentAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { "accept-encoding": "br" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () => {
        const body = Buffer.concat(parts);
        const tookMs = performance.now() - startedAt;
        const isSmall = answer.headers["content-encoding"] === "br";
        const text = (isSmall ? brotliDecompressSync(body) : body).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, body, text, tookMs });
      });
    });
    asked.once("error", reject);
    asked.end();
  });
}
