import { isUnavailable } from "../payments/provider.ts";
import type { Shop } from "../shop.ts";

/** How many rows are worked on at once. */
const atOnce = 5;

const minuteMs = 60_000;
const maxPauseMs = 60 * minuteMs;

/** So much sooner a row is due again, in milliseconds: rounds are a minute apart, but not to the millisecond. */
const earlyMs = minuteMs / 2;

interface Failure {
  /** How often in a row. */
  times: number;
  /** When it was last, and when the row is tried again, in milliseconds since 1970. */
  at: number;
  retryAt: number;
}

/**
 * Works on rows of a table, each for itself: one that fails is logged, keeps no other waiting, and is tried again after
 * 1, 2, 4 … minutes, an hour at most. Failures are in memory: after a restart all rows are tried at once.
 */
export class Retries {
  readonly #task: string;
  readonly #failures = new WeakMap<Shop, Map<number, Failure>>();

  /** @param task - What is done with a row, for the log: “read payment”. */
  constructor(task: string) {
    this.#task = task;
  }

  /** Ids of rows that aren't due yet: a query leaves them out, so that they don't use up its limit. */
  waiting(shop: Shop): number[] {
    return [...this.#of(shop)].flatMap(([id, { retryAt }]) => (retryAt > shop.now() ? [id] : []));
  }

  /**
   * Works on rows, those first that didn't fail, then those whose failure is longest ago. When all of a batch fail as the
   * payment provider is unavailable, the others wait for the next round; an outage counts as no row's own failure.
   *
   * @returns What became of those that succeeded.
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
    for (const id of failed) note(failures, id, shop.now(), isAnswered ? 1 : 0);
    return results;
  }

  /** Rows that failed and are there still. One that wasn't tried for long is done with in another way. */
  #of(shop: Shop): Map<number, Failure> {
    const failures = this.#failures.get(shop) ?? new Map<number, Failure>();
    this.#failures.set(shop, failures);
    for (const [id, { retryAt }] of failures) if (retryAt + maxPauseMs < shop.now()) failures.delete(id);
    return failures;
  }
}

function note(failures: Map<number, Failure>, id: number, at: number, more: 0 | 1): void {
  const times = (failures.get(id)?.times ?? 0) + more;
  const pauseMs = Math.min(minuteMs * 2 ** Math.max(times - 1, 0), maxPauseMs);
  failures.set(id, { times, at, retryAt: at + pauseMs - earlyMs });
}
