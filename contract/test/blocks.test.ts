import { expect, test } from "vitest";
import { blockFixtures } from "../fixtures/blocks.ts";
import { imageFile } from "../fixtures/media.ts";
import { readBlocks } from "../src/content/blocks.ts";

const answers = Object.values(blockFixtures);

test.each(answers.map((answer) => [answer.__component, answer] as const))("%s is read", (kind, answer) => {
  const { blocks, dropped } = readBlocks([answer]);
  expect(dropped).toEqual([]);
  expect(blocks).toMatchObject([{ __component: kind }]);
});

test("a block of an unknown kind is left out and told of, the others stay in order", () => {
  const unknown = { __component: "blocks.weather-report", title: "Regen" };
  const { blocks, dropped } = readBlocks([blockFixtures["blocks.quote"], unknown, blockFixtures["blocks.table"]]);
  expect(blocks.map((block) => block.__component)).toEqual(["blocks.quote", "blocks.table"]);
  expect(dropped).toMatchObject([{ component: "blocks.weather-report" }]);
  expect(dropped[0]?.reason).not.toBe("");
});

test("a block that breaks its schema is left out, and the reason names the field", () => {
  const { blocks, dropped } = readBlocks([{ ...blockFixtures["blocks.hero"], title: 7 }]);
  expect(blocks).toEqual([]);
  expect(dropped).toMatchObject([{ component: "blocks.hero", reason: expect.stringContaining("title") }]);
});

test.each([null, "blocks.hero", 7, [], {}])("%j in the zone is left out without a name", (value) => {
  expect(readBlocks([value])).toMatchObject({ blocks: [], dropped: [{ component: "(no __component)" }] });
});

test("fields an editor left empty read as null, lists as empty, choices as their default", () => {
  const { image, title } = blockFixtures["blocks.hero"];
  const { blocks } = readBlocks([
    { __component: "blocks.hero", title, image, kicker: "", tone: null },
    { __component: "blocks.call-to-action", title },
  ]);
  expect(blocks).toMatchObject([
    { kicker: null, intro: null, tone: "dark", buttons: [] },
    { text: null, colour: "secondary", image: null, buttons: [] },
  ]);
});

test("a picture’s own texts win over the file’s; the sizes come narrowest first", () => {
  const formats = {
    large: { url: "/uploads/large.webp", width: 1024, height: 768, mime: "image/webp" },
    small: { url: "/uploads/small.webp", width: 640, height: 480, mime: "image/webp" },
    avif800: { url: "/uploads/w800.avif", width: 800, height: 600, mime: "image/avif" },
    avif320: { url: "/uploads/w320.avif", width: 320, height: 240, mime: "image/avif" },
  };
  const texts = { alternativeText: "van het bestand", caption: "van het bestand" };
  const image = { ...imageFile("asfalt", 1600, 1200), ...texts, formats };
  const images = [{ image, alternativeText: "van de foto", caption: null }, image];
  const { blocks } = readBlocks([{ __component: "blocks.gallery", images }]);
  const sizes = { variants: [{ width: 640 }, { width: 1024 }], avif: [{ width: 320 }, { width: 800 }] };
  expect(blocks).toMatchObject([{ images: [{ ...texts, alternativeText: "van de foto", ...sizes }, texts] }]);
});
