type Log = Record<"info" | "warn", (line: string) => unknown>;

/** A mail that couldn't be sent this time. */
interface Delayed {
  id: number;
  /** It won't be tried again. */
  isGivenUp: boolean;
  /** It will fail again until an operator acts: our settings are refused, or it has waited for long. */
  isStuck: boolean;
  pauseMs: number;
  reason: string;
}

/**
 * Logs mails that can't be sent. Warnings are for the site's operator: each mail that is given up, and once that mails are
 * stuck, until one is sent again. A mail that only waits is logged as information.
 */
export class MailTrouble {
  readonly #log: Log;
  #hasWarned = false;

  constructor(log: Log) {
    this.#log = log;
  }

  record({ id, isGivenUp, isStuck, pauseMs, reason }: Delayed): void {
    if (isGivenUp) {
      this.#log.warn(`Mail ${id} is given up: ${reason}`);
      return;
    }
    const line = `Mail ${id} is tried again in ${Math.ceil(pauseMs / 1000)} s: ${reason}`;
    if (isStuck && !this.#hasWarned) this.#log.warn(line);
    else this.#log.info(line);
    this.#hasWarned ||= isStuck;
  }

  /** A mail was sent. */
  succeeded(): void {
    this.#hasWarned = false;
  }
}
