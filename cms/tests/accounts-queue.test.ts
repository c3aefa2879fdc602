import { errors } from "@strapi/utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFairQueue } from "../src/accounts/password-queue.ts";

/** Work on passwords is done in turns, fair between networks (C08). */

const options = { atOnce: 2, maxWaiting: 4, maxWaitMs: 1000 };

/** Turns whose work ends when it is told to, and what became of each. */
function watchedTurns() {
  const inTurn = createFairQueue(options);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    refused,
    ask(name: string, network = name, isKnown = false): void {
      const work = () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      };
      inTurn({ network, isKnown }, work).catch((error: unknown) => {
        if (!(error instanceof errors.RateLimitError)) throw error;
        refused.push(name);
      });
    },
    /** Ends so many of those under way. */
    async end(count = 1): Promise<void> {
      for (let ended = 0; ended < count; ended += 1) {
        await vi.advanceTimersByTimeAsync(0);
        ends.shift()?.();
      }
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("work on passwords", () => {
  test("goes on so much at once, and in the order in which it was asked for", async () => {
    const { ask, end, begun } = watchedTurns();
    for (const name of ["a", "b", "c", "d"]) ask(name);
    expect(begun).toEqual([]);
    await end(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["a", "b"]);
    await end();
    expect(begun).toEqual(["a", "b", "c"]);
    await end(2);
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  test("of a network that asks a lot waits for that of others, who came later", async () => {
    const { ask, end, begun } = watchedTurns();
    for (const name of ["flood 1", "flood 2", "flood 3", "flood 4"]) ask(name, "flood");
    ask("somebody");
    await end(3);
    expect(begun).toEqual(["flood 1", "flood 2", "somebody", "flood 3", "flood 4"]);
  });

  test("of a network that had its turns waits for that of others too", async () => {
    const { ask, end, begun } = watchedTurns();
    ask("flood 1", "flood");
    await end();
    ask("a");
    ask("b");
    ask("flood 2", "flood");
    ask("c");
    await end(2);
    expect(begun).toEqual(["flood 1", "a", "b", "c", "flood 2"]);
  });

  test("of who is known goes before that of others, and isn't refused for theirs", async () => {
    const { ask, end, begun, refused } = watchedTurns();
    for (const name of ["a", "b", "c", "d", "e", "f"]) ask(name);
    ask("owner", "home", true);
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toEqual(["f"]);
    await end();
    expect(begun).toEqual(["a", "b", "owner"]);
  });

  test("is refused where too many wait: that of the network that asks most", async () => {
    const { ask, refused } = watchedTurns();
    for (let count = 0; count < 8; count += 1) ask(`flood ${count}`, "flood");
    ask("somebody");
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toEqual(["flood 6", "flood 7", "flood 5"]);
  });

  test("is refused when its turn doesn't come soon, and isn't done later", async () => {
    const { ask, end, begun, refused } = watchedTurns();
    for (const name of ["a", "b", "c"]) ask(name);
    await vi.advanceTimersByTimeAsync(options.maxWaitMs);
    expect(refused).toEqual(["c"]);
    await end(2);
    expect(begun).toEqual(["a", "b"]);
  });

  test("that fails gives its turn to the next", async () => {
    const inTurn = createFairQueue({ ...options, atOnce: 1 });
    const failed = inTurn({ network: "a", isKnown: false }, () => Promise.reject(new Error("broken")));
    const next = inTurn({ network: "b", isKnown: false }, () => Promise.resolve("done"));
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });
});
