type Log = Record<"info" | "warn", (line: string) => unknown>;

/** How long purges of a site may fail before a warning, in milliseconds: the site may just be restarting. */
const patienceMs = 60_000;

/** Logs one warning when purges of a site have failed for a minute, and information when they succeed again. */
export class PurgeFailureLog {
  readonly #url: string;
  readonly #log: Log;
  #failedAt: number | null = null;
  #hasWarned = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  failed(error: unknown): void {
    this.#failedAt ??= Date.now();
    if (this.#hasWarned || Date.now() - this.#failedAt < patienceMs) return;
    this.#log.warn(`The site at ${this.#url} isn't told about changes: ${String(error)}`);
    this.#hasWarned = true;
  }

  succeeded(): void {
    if (this.#hasWarned) this.#log.info(`The site at ${this.#url} is told about changes again`);
    this.#hasWarned = false;
    this.#failedAt = null;
  }
}
