import { afterEach, expect, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { warnOfDeprecatedVariables } from "./deprecated-variables.ts";

const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);

afterEach(() => warned.mockClear());

test("a secret under its old name is used, and the log says so", () => {
  warnOfDeprecatedVariables({ PURGE_SECRET: "een-geheim-van-de-tests" });
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("SITE_CMS_SECRET"));
});
