import type { Change } from "@circuit/contract/changes";

type Numbered = Pick<Change, "cursor">;

/**
 * Which changes of the content system were handled, which are being handled, and of which no purge arrived.
 * Purges may arrive in any order, and cursors may skip numbers.
 */
export class ProcessedChanges {
  /** All changes up to this cursor were handled; `null` while the end of the log isn't known. */
  cursor: number | null = null;
  readonly #underWay = new Set<number>();
  /** Handled, but beyond the cursor: earlier ones may be missing. */
  readonly #done = new Set<number>();

  begin(changes: readonly Numbered[]): void {
    for (const { cursor } of changes) this.#underWay.add(cursor);
  }

  /**
   * @param isDone - `false` when handling them failed: they count as never seen.
   * @returns Whether changes before them may be missing.
   */
  end(changes: readonly Numbered[], isDone: boolean): boolean {
    for (const { cursor } of changes) {
      this.#underWay.delete(cursor);
      if (isDone && cursor > (this.cursor ?? -1)) this.#done.add(cursor);
    }
    while (this.cursor !== null && this.#done.delete(this.cursor + 1)) this.cursor += 1;
    return this.#done.size > 0;
  }

  /**
   * Moves the cursor along the log as far as its changes were handled.
   *
   * @param logged - All changes after the cursor, in order.
   * @returns The changes of which no purge arrived.
   */
  compare<Logged extends Numbered>(logged: readonly Logged[]): Logged[] {
    const next = logged.findIndex(({ cursor }) => !this.#done.has(cursor));
    const behind = next === -1 ? logged : logged.slice(0, next);
    this.cursor = behind.at(-1)?.cursor ?? this.cursor;
    for (const { cursor } of behind) this.#done.delete(cursor);
    return logged.filter(({ cursor }) => cursor > (this.cursor ?? -1) && !this.#isTold(cursor));
  }

  /** Moves the cursor, and forgets which changes were handled. */
  startFrom(cursor: number): void {
    this.cursor = cursor;
    this.#done.clear();
  }

  #isTold(cursor: number): boolean {
    return this.#done.has(cursor) || this.#underWay.has(cursor);
  }
}
