import { emptySettings, settingsSchema } from "@circuit/contract/content/layout";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPoster } from "./draw-poster.server.ts";
import { label, replaceMissingGlyphs, widthOf } from "./lettering.server.ts";
import { posterLook } from "./poster-look.ts";
import type { SharePoster } from "./poster.ts";

const poster: SharePoster = {
  title: "TT Drenthe",
  kicker: "25–27 juni 2027",
  brand: "Circuit Drenthe",
  look: posterLook("yellow", false, emptySettings),
  picture: null,
  focalPoint: null,
  logo: null,
};

/** Noise: a picture that compresses as badly as any. */
const noise = () => {
  const grain = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 900, height: 700, channels: 3, background: "#888", noise: grain } })
    .png()
    .toBuffer();
};

test("a link preview gets a picture of 1200 by 630, under 100 kB whatever the editor uploaded", async () => {
  const drawn = await drawPoster({ ...poster, picture: await noise() });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(drawn.byteLength).toBeLessThan(100_000);
});

test("the same page has the same picture, byte for byte, and another page another", async () => {
  const [once, again, other] = await Promise.all([
    drawPoster(poster),
    drawPoster(poster),
    drawPoster({ ...poster, title: "Zandloop" }),
  ]);
  expect(once.equals(again)).toBe(true);
  expect(once.equals(other)).toBe(false);
});

test("the field has the colour of the event, or the brand's own where the settings say so", async () => {
  const settings = settingsSchema.parse({ colours: { yellow: "#102030" } });
  const look = posterLook("yellow", false, settings);
  const pixels = await sharp(await drawPoster({ ...poster, look }))
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixels;
  expect(Math.abs(red - 0x10) + Math.abs(green - 0x20) + Math.abs(blue - 0x30)).toBeLessThan(9);
});

test.each([0, 100])("a link preview shows the part of the picture around its focal point (%i %%)", async (x) => {
  const half = { width: 1000, height: 600, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: "#f00" } })
    .png()
    .toBuffer();
  const twoColoured = await sharp({ create: { ...half, width: 2000, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const drawn = await drawPoster({ ...poster, picture: twoColoured, focalPoint: { x, y: 50 } });
  const corner = await sharp(drawn).extract({ left: 1100, top: 80, width: 1, height: 1 }).raw().toBuffer();
  const [reds = 0, , blues = 0] = corner;
  expect(reds > blues).toBe(x === 0);
});

test("letters the typeface lacks lose their marks, and what it can't show is left out", () => {
  expect(replaceMissingGlyphs("Łódź ő\u00A0één “😀”", label)).toBe("ódz o één “”");
  expect(widthOf("AV", label, 100)).toBeLessThan(widthOf("A", label, 100) + widthOf("V", label, 100));
});
