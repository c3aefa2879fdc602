import { log } from "#app/log.server.ts";

type Fields = Record<string, string | number>;

/** Logs an outage once: a line when it begins and one when it is over, however often it is met. */
export class OutageLog {
  readonly #level: "warn" | "error";
  readonly #begins: string;
  readonly #isOver: string;
  readonly #patienceMs: number;
  #failingSince: number | null = null;
  #isLogged = false;

  /**
   * @param level - Of the line when it begins.
   * @param begins - What is logged then.
   * @param isOver - What is logged when it is over, as information.
   * @param patienceMs - How long it may last before anything is logged, in milliseconds: what passes by itself needs nobody.
   */
  constructor(level: "warn" | "error", begins: string, isOver: string, patienceMs = 0) {
    this.#level = level;
    this.#begins = begins;
    this.#isOver = isOver;
    this.#patienceMs = patienceMs;
  }

  /** It failed, for the first time or again. */
  failed(fields: Fields): void {
    this.#failingSince ??= Date.now();
    if (this.#isLogged || Date.now() - this.#failingSince < this.#patienceMs) return;
    log[this.#level](this.#begins, fields);
    this.#isLogged = true;
  }

  /** All went well. */
  succeeded(fields: Fields = {}): void {
    if (this.#isLogged) log.info(this.#isOver, fields);
    this.#isLogged = false;
    this.#failingSince = null;
  }
}
