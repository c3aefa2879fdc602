import type { Change } from "@circuit/contract/changes";

type Numbered = Pick<Change, "cursor">;

/**
 * How far the changes of the content system are known: which are dealt with, which
 * are being dealt with, and which nobody told of. They may come in any order, and
 * their numbers may skip some.
 */
export class KnownChanges {
  /** All changes up to this one are dealt with; `null` while it isn't known where the log stands. */
  cursor: number | null = null;
  readonly #underWay = new Set<number>();
  /** Dealt with, beyond the cursor: others may have to come before. */
  readonly #done = new Set<number>();

  begin(changes: readonly Numbered[]): void {
    for (const { cursor } of changes) this.#underWay.add(cursor);
  }

  /**
   * @param isDone - Otherwise they are as if nobody had told of them.
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
   * Goes along the log as far as its changes are dealt with.
   *
   * @param logged - All changes after the cursor, in order.
   * @returns Those that nobody told of.
   */
  compare<Logged extends Numbered>(logged: readonly Logged[]): Logged[] {
    const next = logged.findIndex(({ cursor }) => !this.#done.has(cursor));
    const behind = next === -1 ? logged : logged.slice(0, next);
    this.cursor = behind.at(-1)?.cursor ?? this.cursor;
    for (const { cursor } of behind) this.#done.delete(cursor);
    return logged.filter(({ cursor }) => cursor > (this.cursor ?? -1) && !this.#isTold(cursor));
  }

  /** Goes on from another place of the log: what was before it is of no use any more. */
  startFrom(cursor: number): void {
    this.cursor = cursor;
    this.#done.clear();
  }

  #isTold(cursor: number): boolean {
    return this.#done.has(cursor) || this.#underWay.has(cursor);
  }
}
