type Log = Record<"info" | "warn", (line: string) => unknown>;

/** A mail that couldn't be sent this time. */
interface Delayed {
  id: number;
  /** It won't be tried again. */
  isGivenUp: boolean;
  /** The same will happen until somebody acts: our settings are refused, or it has waited for long. */
  isStuck: boolean;
  pauseMs: number;
  reason: string;
}

/**
 * What the log says of mails that aren't sent. A warning is for whoever looks after the site: each mail that is given
 * up, and once that mails are stuck, until one is sent again. A mail that only waits needs nobody.
 */
export class MailTrouble {
  readonly #log: Log;
  #isTold = false;

  constructor(log: Log) {
    this.#log = log;
  }

  note({ id, isGivenUp, isStuck, pauseMs, reason }: Delayed): void {
    if (isGivenUp) {
      this.#log.warn(`Mail ${id} is given up: ${reason}`);
      return;
    }
    const line = `Mail ${id} is tried again in ${Math.ceil(pauseMs / 1000)} s: ${reason}`;
    if (isStuck && !this.#isTold) this.#log.warn(line);
    else this.#log.info(line);
    this.#isTold ||= isStuck;
  }

  /** A mail was sent. */
  end(): void {
    this.#isTold = false;
  }
}
