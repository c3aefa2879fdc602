import { afterEach, expect, test, vi } from "vitest";
import { openCamera } from "./use-camera.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])("a camera that is allowed after the page was left (%s) doesn't stay on", async (isLeft) => {
  const stop = vi.fn();
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] });
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  await openCamera(() => isLeft);
  expect(stop).toHaveBeenCalledTimes(isLeft ? 1 : 0);
});
