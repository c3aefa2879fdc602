import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";

/** An answer as it goes over the wire. */
export interface SentAnswer {
  status: number;
  /** Bytes of its body, compressed as they are. */
  bytes: number;
  /** Its body as text. */
  text: string;
  /** From asking to the last byte, in milliseconds. */
  tookMs: number;
}

/** Asks for an address as a browser that takes brotli; unlike `fetch` it tells how much was sent. */
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
        resolve({ status: answer.statusCode ?? 0, bytes: body.byteLength, text, tookMs });
      });
    });
    asked.once("error", reject);
    asked.end();
  });
}

/** The one in the middle of some figures. */
export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
