import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|json)$/u;

/** Smaller files gain nothing. */
const minBytes = 1024;

/** Largest file that gets the slowest and best brotli quality, in bytes. */
const maxBytesForBest = 1024 * 1024;

/**
 * Writes a brotli and a gzip copy beside every text file in a folder; Strapi's file
 * server sends them to browsers that accept them. HTML pages are left out: the server
 * goes by the name of the compressed file and would let browsers cache them for a year.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!compressible.test(name)) continue;
    const file = path.join(folder, name);
    // One at a time: the largest is several megabytes.
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
