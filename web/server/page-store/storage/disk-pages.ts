import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { replaceFile } from "#app/replace-file.server.ts";
import { digestOf, type Bodies, type BodyEncoding, type PageEntry } from "./page-entry.ts";

const endings: Readonly<Record<BodyEncoding, string>> = { identity: "", br: ".br", gzip: ".gz" };

const digest = z.string().min(1);

const entrySchema = z.object({
  address: z.string().startsWith("/"),
  etag: z.string().min(3),
  contentType: z.string().min(3),
  cacheTags: z.array(z.string()),
  freshUntil: z.number(),
  data: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  digests: z.object({ identity: digest, br: digest.optional(), gzip: digest.optional() }),
});

/** Paths of plain file names only; an answer to any other is kept in memory only. */
const plainPath = /^(?:\/[\w-][\w.-]*)*\/?$/u;

/** Tells whether an address can be kept on disk: no query but the app mode, and a path that is a path there too. */
export function fitsOnDisk(address: string): boolean {
  const [pathname = "", query] = address.split("?", 2);
  return (query === undefined || query === "app=1") && plainPath.test(pathname) && pathname.length <= 200;
}

/**
 * Keeps answers as files that any web server could serve: `pages/nieuws/index.html`
 * with `.br` and `.gz` beside it, their entries in `entries/`, and the pages of the
 * app mode apart in `app/`.
 */
export class DiskPages {
  readonly #folder: string;

  /** @param folder - For this build of the site alone: pages of another don't fit its scripts. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes an answer: the bodies first, so that what an entry promises is there. */
  async write(entry: PageEntry, bodies: Bodies): Promise<void> {
    await Promise.all(
      bodyEncodings.map(async (encoding) => {
        const body = bodies[encoding];
        if (body !== undefined) await replaceFile(this.#bodyFile(entry.address, encoding), body);
      }),
    );
    await replaceFile(this.#entryFile(entry.address), JSON.stringify(entry));
  }

  /** Reads a body; `null` when it is gone or not what the entry says. */
  async readBody(entry: PageEntry, encoding: BodyEncoding): Promise<Buffer | null> {
    const body = await readIfPresent(this.#bodyFile(entry.address, encoding));
    return body !== null && digestOf(body) === entry.digests[encoding] ? body : null;
  }

  /** Reads an entry; `null` when there is none that can be read. */
  async readEntry(address: string): Promise<PageEntry | null> {
    return toEntry(await readIfPresent(this.#entryFile(address)));
  }

  /** Reads all entries; those that can't be read are left out. */
  async readAll(): Promise<PageEntry[]> {
    const folder = path.join(this.#folder, "entries");
    await mkdir(folder, { recursive: true });
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(({ name }) =>
      name.endsWith(".json"),
    );

    const entries: PageEntry[] = [];
    for (let start = 0; start < files.length; start += 64) {
      const some = files
        .slice(start, start + 64)
        .map(({ parentPath, name }) => readIfPresent(path.join(parentPath, name)));
      // oxlint-disable-next-line no-await-in-loop -- some at a time, so that thousands don't exhaust the file handles
      entries.push(...(await Promise.all(some)).flatMap((file) => toEntry(file) ?? []));
    }
    return entries;
  }

  async remove(address: string): Promise<void> {
    const files = [this.#entryFile(address), ...bodyEncodings.map((encoding) => this.#bodyFile(address, encoding))];
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }

  #bodyFile(address: string, encoding: BodyEncoding): string {
    const [pathname = "/", query] = address.split("?", 2);
    const isFile = /\.[a-z]+$/u.test(pathname);
    const file = isFile ? pathname : path.posix.join(pathname, "index.html");
    return `${path.join(this.#folder, query === undefined ? "pages" : "app", file)}${endings[encoding]}`;
  }

  #entryFile(address: string): string {
    const file = path.relative(this.#folder, this.#bodyFile(address, "identity"));
    return path.join(this.#folder, "entries", `${file}.json`);
  }
}

export const bodyEncodings = ["identity", "br", "gzip"] as const satisfies BodyEncoding[];

function toEntry(file: Buffer | null): PageEntry | null {
  if (file === null) return null;
  const parsed = entrySchema.safeParse(parseJson(file.toString("utf8")));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A half-written file counts as absent: the page is rendered again.
    return null;
  }
}

/** Reads a file; `null` when there is none of this name. @throws {Error} It can't be read. */
export async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(error.code)))
      return null;
    throw error;
  }
}
