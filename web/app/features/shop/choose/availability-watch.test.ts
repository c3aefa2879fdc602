import { availabilityAge } from "@circuit/contract/shop/availability-age";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latestStates, watchAvailability } from "./availability-watch.ts";

const key = "hoofdtribune1/2027-06-27";
const asked = vi.fn<() => Promise<Response>>();
const page = { visibilityState: "visible", listeners: new Set<() => void>() };

/** The site says that so many are left. */
const left = (count: number) => async () => Response.json({ at: "", admissions: { [key]: ["few", count] } });

let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = "visible";
  asked.mockReset().mockImplementation(left(7));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_type: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => page.listeners.delete(listener),
  });
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  end = watchAvailability(() => undefined);
}

function become(state: "visible" | "hidden") {
  page.visibilityState = state;
  for (const listener of page.listeners) listener();
}

test("S06 the first look is at once, the next ones as often as promised", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(latestStates()).toEqual({ [key]: ["few", 7] });
  asked.mockImplementation(left(6));
  await vi.advanceTimersByTimeAsync(availabilityAge.lookMs);
  expect(latestStates()).toEqual({ [key]: ["few", 6] });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("S06 a slow answer doesn't put the next look off", async () => {
  asked.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return left(5)();
  });
  watch();
  await vi.advanceTimersByTimeAsync(availabilityAge.lookMs);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("S06 nobody looks while the page is hidden; who comes back sees no old number", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(0);
  become("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockImplementation(() => new Promise(() => undefined));
  become("visible");
  expect(asked).toHaveBeenCalledTimes(2);
  expect(latestStates()).toEqual({ [key]: ["few", null] });
});

test("S06 without a network the number goes, and comes back with it", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(0);
  asked.mockRejectedValue(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(availabilityAge.lookMs);
  expect(latestStates()).toEqual({ [key]: ["few", null] });
  asked.mockImplementation(left(2));
  await vi.advanceTimersByTimeAsync(availabilityAge.lookMs);
  expect(latestStates()).toEqual({ [key]: ["few", 2] });
});

test("S06 who saves data isn't made to look", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
