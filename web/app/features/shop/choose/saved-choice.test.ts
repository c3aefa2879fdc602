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
  const tickets = { "ticket.hoofdtribune1.2027-06-26.10661": "2" };
  saveChoice("a", "tickets-tt", tickets);
  expect(savedChoice("a", "tickets-tt")).toEqual(tickets);
  expect(savedChoice("b", "tickets-tt")).toEqual({});
});

test("S06 each event's choice on a page is its own", () => {
  saveChoice("a", "tickets-tt", { tt: "2" });
  saveChoice("a", "tickets-herfst", { herfst: "1" });
  expect(savedChoice("a", "tickets-tt")).toEqual({ tt: "2" });
  expect(savedChoice("a", "tickets-herfst")).toEqual({ herfst: "1" });
});

test.each(["{", "null", "7", '{"a":1}'])("S06 a storage that holds %s keeps no choice, and breaks nothing", (text) => {
  stored.set("choice:a:booking", text);
  expect(savedChoice("a", "booking")).toEqual({});
});

test("S06 a browser that keeps nothing lets choose", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveChoice("a", "booking", { guests: "12" });
  expect(savedChoice("a", "booking")).toEqual({});
});
