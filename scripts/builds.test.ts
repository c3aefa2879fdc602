import { expect, test, vi } from "vitest";
import { reportPanelBuild } from "./builds.ts";

test("how the panel's build ended is said, and a failure stops nothing; a stop isn't one", async () => {
  const say = vi.fn<(line: string) => void>();
  const { signal } = new AbortController();
  await reportPanelBuild(Promise.resolve(), signal, say);
  await reportPanelBuild(Promise.reject(new Error("exit code 1")), signal, say);
  await reportPanelBuild(Promise.reject(new Error("stopped")), AbortSignal.abort(), say);

  expect(say.mock.calls).toEqual([["The panel is there"], [expect.stringMatching(/all else runs on.*exit code 1/u)]]);
});
