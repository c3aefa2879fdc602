import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { UNSAFE_decodeViaTurboStream } from "react-router";
import * as z from "zod";
import { compress } from "../compression.ts";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "../http-answer.ts";
import type { PageDataFiles } from "./page-data-files.ts";
import { digestOf, type PageEntry } from "./page-entry.ts";
import type { PageKeeper } from "./page-keeper.ts";
import { toPageKey } from "./page-key.ts";
import { StoredPage } from "./stored-page.ts";
import { sendPage } from "./stored-pages.ts";
import { textOfPageData } from "./taken-page-data.ts";

const ending = "/_payload.json";

/** Bytes of payloads that stay in memory: making one takes some milliseconds. */
const memoryBytes = 1_500_000;

const decompress = promisify(brotliDecompress);

/**
 * Answers `{path}/_payload.json`: the page's own data as plain JSON, without that of
 * the layout around it. It is taken from the stored page, so that it is there as long
 * as the page is, also while the content system is away, and never of another moment.
 */
export function pagePayloads(keeper: PageKeeper, dataFiles: PageDataFiles): Handler {
  const payloads = new PagePayloads(keeper, dataFiles);
  return (request, response) => {
    const path = pathOf(request);
    return isRead(request) && path.endsWith(ending)
      ? answer(path.slice(0, -ending.length) || "/", payloads, keeper, request, response)
      : false;
  };
}

async function answer(
  path: string,
  payloads: PagePayloads,
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const address = toPageKey(path)?.address;
  const page = address === undefined ? null : (keeper.store.get(address) ?? (await make(address, keeper)));
  if (page instanceof StoredPage) {
    if (page.entry.freshUntil <= Date.now()) keeper.refreshOld(page.entry.address);
    const payload = await payloads.of(page);
    if (payload !== null) return sendPage(payload, keeper, request, response);
  }
  const isBroken = page === "broken";
  const headers = { ...securityHeaders, "cache-control": "no-store", ...(isBroken && { "retry-after": "5" }) };
  response.writeHead(isBroken ? 503 : 404, headers).end();
  return true;
}

/** @returns `null` for what is absent, moved or never kept. */
async function make(address: string, keeper: PageKeeper): Promise<StoredPage | "broken" | null> {
  const made = await keeper.make(address, "visitor");
  if (!("kept" in made)) return made;
  return !made.kept && made.answer.status >= 500 ? "broken" : null;
}

/** The payloads asked for lately, by the ETag of their page: another page has another one. */
class PagePayloads {
  readonly #keeper: PageKeeper;
  readonly #dataFiles: PageDataFiles;
  readonly #kept = new Map<string, { payload: StoredPage; bytes: number }>();
  #bytes = 0;

  constructor(keeper: PageKeeper, dataFiles: PageDataFiles) {
    this.#keeper = keeper;
    this.#dataFiles = dataFiles;
  }

  /** @returns `null` when the answer is no page, or has no data that can be read: then it is made again. */
  async of(page: StoredPage): Promise<StoredPage | null> {
    const { etag, contentType } = page.entry;
    const known = this.#kept.get(etag);
    if (known !== undefined) {
      this.#kept.delete(etag);
      this.#kept.set(etag, known);
      return known.payload;
    }
    if (!contentType.startsWith("text/html")) return null;

    const data = dataOfPage(await this.#read(page));
    if (data === undefined) return null;
    const identity = Buffer.from(JSON.stringify(data));
    const br = await compress(identity, "br", 5);
    const payload = new StoredPage(entryOf(page.entry, identity, br), { identity, br });
    this.#keep(etag, payload, identity.byteLength + br.byteLength);
    return payload;
  }

  async #read(page: StoredPage): Promise<unknown> {
    const text = await this.#textOf(page);
    if (text === null) return undefined;
    const stream = new Blob([text]).stream();
    return (await UNSAFE_decodeViaTurboStream(stream, globalThis)).value;
  }

  /** The data lies beside the page, or in it where it is short. */
  async #textOf({ entry }: StoredPage): Promise<string | null> {
    if (entry.data !== null) {
      const compressed = await this.#dataFiles.read(entry.data);
      if (compressed === null) this.#keeper.replaceData(entry.data);
      return compressed === null ? null : String(await decompress(compressed));
    }
    const page = this.#keeper.store.get(entry.address);
    const html = page === undefined ? null : await this.#keeper.store.body(page, "identity");
    return html === null ? null : textOfPageData(String(html));
  }

  #keep(etag: string, payload: StoredPage, bytes: number): void {
    if (this.#kept.has(etag)) return;
    this.#kept.set(etag, { payload, bytes });
    this.#bytes += bytes;
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= memoryBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= kept.bytes;
    }
  }
}

function entryOf(page: PageEntry, identity: Buffer, br: Buffer): PageEntry {
  const digest = digestOf(identity);
  return {
    ...page,
    address: `${page.address}${ending}`,
    etag: `"${digest}"`,
    contentType: "application/json; charset=utf-8",
    headers: { "content-security-policy": contentSecurityPolicy("") },
    digests: { identity: digest, br: digestOf(br) },
  };
}

/** What the innermost route answered; its id begins with the language. */
function dataOfPage(value: unknown): unknown {
  const { loaderData } = pageDataSchema.safeParse(value).data ?? { loaderData: {} };
  const id = Object.keys(loaderData).find((key) => /^(?:nl|en)\//u.test(key));
  return id === undefined ? undefined : loaderData[id];
}

const pageDataSchema = z.object({ loaderData: z.record(z.string(), z.unknown()) });
