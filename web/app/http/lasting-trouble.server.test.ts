import { afterEach, expect, test, vi } from "vitest";
import { LastingTrouble } from "./lasting-trouble.server.ts";

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

const { log } = await import("#app/log.server.ts");

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("trouble that lasts is logged when it begins and when it is over, each time that it begins", () => {
  const trouble = new LastingTrouble("error", "It rains", "It is dry again");
  trouble.end();
  for (let outage = 0; outage < 2; outage += 1) {
    for (const drop of [1, 2, 3]) trouble.meet({ drop });
    trouble.end({ outage });
    trouble.end({ outage });
  }
  expect(vi.mocked(log.error).mock.calls).toEqual([
    ["It rains", { drop: 1 }],
    ["It rains", { drop: 1 }],
  ]);
  expect(vi.mocked(log.info).mock.calls).toEqual([
    ["It is dry again", { outage: 0 }],
    ["It is dry again", { outage: 1 }],
  ]);
});

test("trouble that is over in time isn't logged", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const trouble = new LastingTrouble("warn", "It rains", "It is dry again", 60_000);
  const meetFor = (seconds: number) => {
    for (let second = 0; second <= seconds; second += 1) {
      trouble.meet({ second });
      vi.setSystemTime(Date.now() + 1000);
    }
  };
  for (let shower = 0; shower < 3; shower += 1) {
    meetFor(59);
    trouble.end();
  }
  expect(log.warn).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();

  meetFor(120);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("It rains", { second: 60 });
});
