import { expect, test } from "vitest";
import { pictureType } from "./picture-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

test.each([
  ["\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF\u0000\u0001\u0001\u0000\u0000", "image/jpeg"],
  ["\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR", "image/png"],
  ["RIFF\u0000\u0000\u0000\u0000WEBPVP8 ", "image/webp"],
])("F06 a picture is known by its content", (start, type) => {
  expect(pictureType(bytes(start))).toBe(type);
});

test.each([
  "",
  "<svg xmlns='http://www.w3.org/2000/svg'>",
  "GIF89a",
  "%PDF-1.7",
  "MZ\u0090\u0000",
  "RIFF....AVI LIST",
  "....ftypheic",
])("F06 what is no picture that we take is none, whatever it is called: %s", (start) => {
  expect(pictureType(bytes(start))).toBeNull();
});
