import { responseHeaders, type ResponseHeaders } from "./response-headers.ts";
import type { Bodies, PageEntry } from "./page-entry.ts";

/** A stored answer in memory. Headers and bodies are prepared at its first request and dropped on eviction. */
export class StoredPage {
  readonly entry: PageEntry;
  /** The compressed bodies that are in memory. */
  bodies: Bodies;
  /** Requests since the counts were last read. */
  visits = 0;
  /** Invalidated by a change: it serves only while no new version can be rendered. */
  isOutdated = false;
  /** Not on disk, for lack of room: the copy in memory is the only one. */
  isInMemoryOnly = false;
  #heads: ResponseHeaders | null = null;

  constructor(entry: PageEntry, bodies: Bodies) {
    this.entry = entry;
    this.bodies = bodies;
  }

  /** Headers of its answers. */
  get heads(): ResponseHeaders {
    this.#heads ??= responseHeaders(this.entry);
    return this.#heads;
  }

  /** Drops all that can be read from disk again. */
  cool(): void {
    this.bodies = {};
    this.#heads = null;
  }
}
