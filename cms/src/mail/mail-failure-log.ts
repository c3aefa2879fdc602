type Log = Record<"info" | "warn", (line: string) => unknown>;

/** A failed attempt to send a mail. */
interface Delayed {
  id: number;
  /** Whether it won't be retried. */
  isGivenUp: boolean;
  /** Whether an operator has to act: the server refuses the settings, or the mail has been failing for long. */
  isStuck: boolean;
  pauseMs: number;
  reason: string;
}

/**
 * Logs mails that can't be sent: a warning for each mail that is given up, one warning when mails get stuck, and
 * information for each retry.
 */
export class MailFailureLog {
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

  /** Records that a mail was sent, so that the next stuck one is warned about again. */
  succeeded(): void {
    this.#hasWarned = false;
  }
}
