import { afterEach, expect, test, vi } from "vitest";
import { OutageLog } from "./outage-log.server.ts";

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

const { log } = await import("#app/log.server.ts");

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("trouble that lasts is logged when it begins and when it is over, each time that it begins", () => {
  const trouble = new OutageLog("error", "It rains", "It is dry again");
  trouble.succeeded();
  for (let outage = 0; outage < 2; outage += 1) {
    for (const drop of [1, 2, 3]) trouble.failed({ drop });
    trouble.succeeded({ outage });
    trouble.succeeded({ outage });
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
  const trouble = new OutageLog("warn", "It rains", "It is dry again", 60_000);
  const failFor = (seconds: number) => {
    for (let second = 0; second <= seconds; second += 1) {
      trouble.failed({ second });
      vi.setSystemTime(Date.now() + 1000);
    }
  };
  for (let shower = 0; shower < 3; shower += 1) {
    failFor(59);
    trouble.succeeded();
  }
  expect(log.warn).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();

  failFor(120);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("It rains", { second: 60 });
});
