import { isUnavailable } from "../payments/provider.ts";
import type { Shop } from "../shop.ts";

/** How many rows to process in parallel. */
const atOnce = 5;

const minuteMs = 60_000;
const maxPauseMs = 60 * minuteMs;

/** How much earlier a row is due, in milliseconds, as runs aren't exactly a minute apart. */
const earlyMs = minuteMs / 2;

interface Failure {
  /** Number of consecutive failures. */
  times: number;
  /** Time of the last failure, in milliseconds since 1970. */
  at: number;
  retryAt: number;
}

/**
 * Processes rows of a table, independently of each other: logs a failure, and retries that row after 1, 2, 4 … minutes,
 * an hour at most. Failures are in memory only.
 */
export class Retries {
  readonly #task: string;
  readonly #failures = new WeakMap<Shop, Map<number, Failure>>();

  /** @param task - What is done with a row, for the log: “read payment”. */
  constructor(task: string) {
    this.#task = task;
  }

  /** Returns the ids of rows that aren't due yet, for a query with a limit to leave out. */
  waiting(shop: Shop): number[] {
    return [...this.#of(shop)].flatMap(([id, { retryAt }]) => (retryAt > shop.now() ? [id] : []));
  }

  /**
   * Processes rows: first those without a failure, then the longest ago. Stops after a batch that fails as a whole
   * because the payment provider is unavailable; such an outage doesn't lengthen a row's pause.
   *
   * @returns Results of the rows that succeeded.
   */
  async each<Row extends { id: number }, Result>(
    shop: Shop,
    rows: readonly Row[],
    work: (row: Row) => Promise<Result>,
  ): Promise<Result[]> {
    const failures = this.#of(shop);
    const lastFailure = ({ id }: Row) => failures.get(id)?.at ?? 0;
    const sorted = rows.toSorted((one, other) => lastFailure(one) - lastFailure(other));
    const results: Result[] = [];
    const failed: number[] = [];
    const errorOf = async (row: Row): Promise<unknown> => {
      try {
        results.push(await work(row));
        failures.delete(row.id);
        return null;
      } catch (error) {
        shop.log.error(`Can't ${this.#task} ${row.id}: ${String(error)}`);
        failed.push(row.id);
        return error;
      }
    };
    let isAnswered = rows.length === 1;
    for (let index = 0; index < sorted.length; index += atOnce) {
      const errors = await Promise.all(sorted.slice(index, index + atOnce).map(errorOf));
      if (errors.every(isUnavailable)) break;
      isAnswered = true;
    }
    for (const id of failed) recordFailure(failures, id, shop.now(), isAnswered ? 1 : 0);
    return results;
  }

  /** Returns a shop's failures by row id, without rows that nobody retried when due, as they need no work any more. */
  #of(shop: Shop): Map<number, Failure> {
    const failures = this.#failures.get(shop) ?? new Map<number, Failure>();
    this.#failures.set(shop, failures);
    for (const [id, { retryAt }] of failures) if (retryAt + maxPauseMs < shop.now()) failures.delete(id);
    return failures;
  }
}

function recordFailure(failures: Map<number, Failure>, id: number, at: number, more: 0 | 1): void {
  const times = (failures.get(id)?.times ?? 0) + more;
  const pauseMs = Math.min(minuteMs * 2 ** Math.max(times - 1, 0), maxPauseMs);
  failures.set(id, { times, at, retryAt: at + pauseMs - earlyMs });
}
