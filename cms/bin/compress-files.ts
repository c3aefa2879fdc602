import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|json)$/u;

/** Smallest file that is worth compressing, in bytes. */
const minBytes = 1024;

/** Largest file that gets the best but slowest brotli quality, in bytes. */
const maxBytesForBest = 1024 * 1024;

/**
 * Writes a brotli and a gzip copy beside every text file in a folder, which Strapi's file server sends to browsers.
 * HTML is skipped, because the server would let browsers cache a compressed page for a year.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!compressible.test(name)) continue;
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.byteLength < minBytes) continue;
    const quality = content.byteLength > maxBytesForBest ? 10 : constants.BROTLI_MAX_QUALITY;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
