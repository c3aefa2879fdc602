import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveChoice, savedChoice } from "./saved-choice.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("S06 what was chosen is there for who comes back to the page, and not on another visit", () => {
  saveChoice("a", { "day-tickets": "2027-06-26" });
  saveChoice("a", { "ticket.hoofdtribune1.2027-06-26.10661": "2" });
  expect(savedChoice("a")).toEqual({ "day-tickets": "2027-06-26", "ticket.hoofdtribune1.2027-06-26.10661": "2" });
  expect(savedChoice("b")).toEqual({});
});

test.each(["{", "null", "7", '{"a":1}'])("S06 a storage that holds %s keeps no choice, and breaks nothing", (text) => {
  stored.set("choice:a", text);
  expect(savedChoice("a")).toEqual({});
});

test("S06 a browser that keeps nothing lets choose", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveChoice("a", { guests: "12" });
  expect(savedChoice("a")).toEqual({});
});
