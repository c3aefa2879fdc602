import { readFile } from "node:fs/promises";
import { locales, type Locale } from "@circuit/contract/locales";
import * as z from "zod";
import { log } from "#app/log.server.ts";
import { replaceFile } from "#app/replace-file.server.ts";
import { noteFailedWrite } from "../../disk-room.ts";
import { isMissingFile } from "../../http/missing-file.ts";
import { digestOf } from "../storage/page-entry.ts";

const digestsSchema = z.partialRecord(z.enum(locales), z.string());

/**
 * The menus that the stored pages have on them, as digests, across restarts: a menu follows the titles and addresses of
 * the pages that it links to, and these may change while no process runs.
 */
export class MenuDigests {
  #digests: Partial<Record<Locale, string>> = {};
  readonly #file: string;
  readonly #read: (locale: Locale) => Promise<string>;

  /** @param read - Reads the menus of a language as text. */
  constructor(file: string, read: (locale: Locale) => Promise<string>) {
    this.#file = file;
    this.#read = read;
  }

  /** Reads what an earlier process knew. */
  async restore(): Promise<void> {
    try {
      this.#digests = digestsSchema.parse(JSON.parse(await readFile(this.#file, "utf8")));
    } catch (error) {
      if (!isMissingFile(error)) log.info("The menus of stored pages aren't known", { reason: String(error) });
    }
  }

  /**
   * Reads the menus as they are now.
   *
   * @param announce - Told the languages whose menus have changed. That is kept by `keep`, once their pages are made.
   */
  async compare(announce: (changed: Locale[]) => void): Promise<void> {
    try {
      const read = locales.map(async (locale) => [locale, digestOf(Buffer.from(await this.#read(locale)))] as const);
      const now = await Promise.all(read);
      const changed = now.filter(([locale, digest]) => this.#digests[locale] !== digest);
      if (changed.length === 0) return;
      // What was never known isn't on any stored page.
      const told = changed.filter(([locale]) => this.#digests[locale] !== undefined).map(([locale]) => locale);
      this.#digests = Object.fromEntries(now);
      if (told.length > 0) announce(told);
      else await this.keep();
    } catch (error) {
      log.info("Menus can't be compared", { reason: String(error) });
    }
  }

  /** Writes the digests to disk for the next process. Without them it would make all pages again. */
  async keep(): Promise<void> {
    try {
      await replaceFile(this.#file, JSON.stringify(this.#digests));
    } catch (error) {
      noteFailedWrite(error, "The menus of stored pages can't be kept", {});
    }
  }
}
