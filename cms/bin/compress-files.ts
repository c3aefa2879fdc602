import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|json)$/u;

/** Smaller files gain nothing. */
const leastBytes = 1024;

/** Largest file that the slowest, best brotli is worth its time for, in bytes. */
const mostForBest = 1024 * 1024;

/**
 * Puts beside every file of text in a folder the same in brotli and in gzip, which
 * Strapi's file server sends to browsers that take them. Pages aren't among them:
 * they'd be cached for a year by the name of their compressed file.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!compressible.test(name)) continue;
    const file = path.join(folder, name);
    // One at a time: the largest is several megabytes.
    const content = await readFile(file);
    if (content.byteLength < leastBytes) continue;
    const quality = content.byteLength > mostForBest ? 10 : constants.BROTLI_MAX_QUALITY;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
