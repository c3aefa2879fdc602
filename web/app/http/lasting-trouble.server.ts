import { log } from "#app/log.server.ts";

type Fields = Record<string, string | number>;

/** Trouble that lasts: the log has a line when it begins and one when it is over, however often it is met. */
export class LastingTrouble {
  readonly #level: "warn" | "error";
  readonly #begins: string;
  readonly #isOver: string;
  readonly #patienceMs: number;
  #metAt: number | null = null;
  #isTold = false;

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

  /** It was met, for the first time or again. */
  meet(fields: Fields): void {
    this.#metAt ??= Date.now();
    if (this.#isTold || Date.now() - this.#metAt < this.#patienceMs) return;
    log[this.#level](this.#begins, fields);
    this.#isTold = true;
  }

  /** All went well. */
  end(fields: Fields = {}): void {
    if (this.#isTold) log.info(this.#isOver, fields);
    this.#isTold = false;
    this.#metAt = null;
  }
}
