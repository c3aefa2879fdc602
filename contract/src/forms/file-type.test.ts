import { expect, test } from "vitest";
import { fileType, pictureType } from "./file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

test.each([
  ["\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF\u0000\u0001\u0001\u0000\u0000", "image/jpeg"],
  ["\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR", "image/png"],
  ["RIFF\u0000\u0000\u0000\u0000WEBPVP8 ", "image/webp"],
])("F06 a picture is known by its content", (start, type) => {
  expect(pictureType(bytes(start))).toBe(type);
});

test("F06 what is no picture that we take is none, whatever it is called", () => {
  const texts = ["", "<svg xmlns='http://www.w3.org/2000/svg'>", "%PDF-1.7", "MZ\u0090\u0000"];
  const others = [...texts, "GIF89a", "RIFF....AVI LIST", "....ftypheic"];
  expect(others.map((start) => pictureType(bytes(start)))).toEqual(others.map(() => null));
});

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  ["\u00EF\u00BB\u00BF%PDF-1.4", "application/pdf"],
  [`X-Scanner: 7\r\n${" ".repeat(900)}%PDF-2.0`, "application/pdf"],
  ["\u00FF\u00D8\u00FF %PDF-1.4", "image/jpeg"],
  [`${" ".repeat(1024)}%PDF-1.7`, null],
  ["<!doctype html><title>%PDF-1.7</title>", null],
])("F06 a paper is known as one with whatever a scanner put before it: %j", (start, type) => {
  expect(fileType(bytes(start))).toBe(type);
});
