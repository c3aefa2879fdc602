import { emptySettings } from "@circuit/contract/content/layout";
import { expect, test, vi } from "vitest";
import { drawnPoster } from "./drawn-posters.server.ts";
import { posterLook } from "./poster-look.ts";
import type { SharePoster } from "./poster.ts";

const posterOf = (title: string, picture: Uint8Array | null = null): SharePoster => ({
  title,
  kicker: null,
  brand: "Circuit Drenthe",
  look: posterLook("yellow", false, emptySettings),
  picture,
  focalPoint: null,
  logo: null,
});

test("a poster that many ask for at once is drawn once", async () => {
  const draw = vi.fn(async ({ title }: SharePoster) => Buffer.from(title));
  const pictures = await Promise.all(Array.from({ length: 5 }, () => drawnPoster(posterOf("TT"), draw)));
  expect(new Set(pictures.map(String))).toEqual(new Set(["TT"]));
  expect(draw).toHaveBeenCalledTimes(1);
  await drawnPoster(posterOf("TT", new Uint8Array([1])), draw);
  await drawnPoster(posterOf("TT", new Uint8Array([2])), draw);
  await drawnPoster(posterOf("Superbike"), draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

test("a poster that couldn't be drawn is tried again", async () => {
  const draw = vi.fn(async () => Buffer.from("drawn"));
  draw.mockRejectedValueOnce(new Error("no memory"));
  await expect(drawnPoster(posterOf("Truck"), draw)).rejects.toThrow("no memory");
  expect(String(await drawnPoster(posterOf("Truck"), draw))).toBe("drawn");
});
