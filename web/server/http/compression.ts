import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Decompresses Brotli. */
export const decompress = promisify(brotliDecompress);

export type Encoding = "br" | "gzip";

const compressible = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg\+xml)/u;

/** Size in bytes below which compression costs more than it saves. */
const minimumBytes = 860;

/** Tells whether a body of this type and size is worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= minimumBytes && compressible.test(contentType);
}

const acceptedByHeader = new Map<string, readonly Encoding[]>();

/** Returns the supported encodings that an `Accept-Encoding` header accepts, best first; caches results by header. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const key = String(header ?? "");
  const cached = acceptedByHeader.get(key);
  if (cached !== undefined) return cached;

  const refused = /;\s*q=0(?:\.0*)?$/u;
  const tokens = key.split(",").map((token) => token.trim());
  const names = new Set(tokens.filter((token) => !refused.test(token)).map((token) => token.split(";", 1)[0]));
  const accepted = (["br", "gzip"] as const).filter((encoding) => names.has(encoding));
  if (acceptedByHeader.size < 100) acceptedByHeader.set(key, accepted);
  return accepted;
}

/** Returns the best supported encoding that an `Accept-Encoding` header accepts; `null` for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  return acceptedEncodings(header)[0] ?? null;
}

/** Returns the encoding for a client and a body of this type and size; `null` for uncompressed. */
export function encodingFor({ headers }: IncomingMessage, contentType: string, bytes: number): Encoding | null {
  return isCompressible(contentType, bytes) ? acceptedEncoding(headers["accept-encoding"]) : null;
}

/**
 * Compresses a body.
 *
 * @param quality - Brotli quality: from 5, while a client waits, to 11, for a body that is cached. Gzip ignores it.
 */
export async function compress(body: Uint8Array, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "gzip") return ofItsOwnSize(await compressGzip(body));
  const compressed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // A window no wider than the body, as the default window takes megabytes of memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength + 1)))),
    },
  });
  return ofItsOwnSize(compressed);
}

/** Copies zlib's result, a slice of a larger buffer: in a cache 10 kB of data would hold 64 kB of memory. */
function ofItsOwnSize(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
