import { log } from "#app/log.server.ts";

type Fields = Record<string, string | number>;

/** Logs an outage once: one line when it begins and one when it is over, however many calls fail. */
export class OutageLog {
  readonly #level: "warn" | "error";
  readonly #begins: string;
  readonly #isOver: string;
  readonly #patienceMs: number;
  #failingSince: number | null = null;
  #isLogged = false;

  /**
   * @param level - Level of the line when the outage begins.
   * @param begins - Message when the outage begins.
   * @param isOver - Message when the outage is over, at level info.
   * @param patienceMs - How long an outage may last before it is logged, in milliseconds.
   */
  constructor(level: "warn" | "error", begins: string, isOver: string, patienceMs = 0) {
    this.#level = level;
    this.#begins = begins;
    this.#isOver = isOver;
    this.#patienceMs = patienceMs;
  }

  failed(fields: Fields): void {
    this.#failingSince ??= Date.now();
    if (this.#isLogged || Date.now() - this.#failingSince < this.#patienceMs) return;
    log[this.#level](this.#begins, fields);
    this.#isLogged = true;
  }

  succeeded(fields: Fields = {}): void {
    if (this.#isLogged) log.info(this.#isOver, fields);
    this.#isLogged = false;
    this.#failingSince = null;
  }
}
