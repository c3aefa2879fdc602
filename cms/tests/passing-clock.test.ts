import { afterEach, expect, test, vi } from "vitest";
import { letSecondsPass } from "./passing-clock.ts";

afterEach(() => vi.restoreAllMocks());

test("nothing that an earlier file’s clock dated looks fresh to a later one", () => {
  let latest = performance.now();
  for (let file = 0; file < 3; file += 1) {
    letSecondsPass();
    for (let look = 0; look < 5; look += 1) {
      const now = performance.now();
      expect(now - latest).toBeGreaterThan(1000);
      latest = now;
    }
    vi.restoreAllMocks();
    expect(performance.now(), "nor to the real clock").toBeLessThan(latest);
  }
});
