import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** As much of a page as the loader needs; `outcome` is what becomes of the script. */
function stubPage(outcome: "load" | "error", badge = { style: { visibility: "visible" } }) {
  const scripts: string[] = [];
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", {
    createElement: () => ({
      src: "",
      remove: () => undefined,
      addEventListener: (type: string, listener: () => void) => type === outcome && setTimeout(listener),
    }),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
    querySelectorAll: () => [badge],
  });
  return { scripts, badge };
}

/** The loader remembers what it loaded: each test has its own. */
async function freshLoader() {
  vi.resetModules();
  const { loadRecaptcha } = await import("./load-recaptcha.ts");
  return loadRecaptcha;
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("E11 outside a browser the loader says what it is for", async () => {
  const load = await freshLoader();
  await expect(load("key")).rejects.toThrow("This is a library for the browser!");
});

test("E11 F11 the loader looks every 25 ms whether reCAPTCHA is there, and hides its badge", async () => {
  const { scripts, badge } = stubPage("load");
  const load = await freshLoader();
  const loading = load("key");
  await vi.advanceTimersByTimeAsync(60);
  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      execute: (siteKey: string, { action }: { action: string }) => Promise.resolve(`${siteKey} ${action}`),
    },
  });
  await vi.advanceTimersByTimeAsync(25);
  const { execute } = await loading;
  expect(await execute("form")).toBe("key form");
  expect(scripts).toEqual(["https://www.google.com/recaptcha/api.js?render=key"]);
  expect(badge.style.visibility).toBe("hidden");
});

test("E11 another site key is refused", async () => {
  stubPage("load");
  const load = await freshLoader();
  void load("key");
  await expect(load("another")).rejects.toThrow("reCAPTCHA already loaded with different site key!");
});

test("E11 a script that can't be loaded says so, and is tried again later", async () => {
  const { scripts } = stubPage("error");
  const load = await freshLoader();
  const failure = (loading: Promise<unknown>) => loading.catch((error: unknown) => String(error));
  const first = failure(load("key"));
  await vi.advanceTimersByTimeAsync(25);
  expect(await first).toContain("reCAPTCHA script can't be loaded");
  const second = failure(load("key"));
  await vi.advanceTimersByTimeAsync(25);
  expect(await second).toContain("reCAPTCHA script can't be loaded");
  expect(scripts).toHaveLength(2);
});
