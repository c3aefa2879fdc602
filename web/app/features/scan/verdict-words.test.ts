import { expect, test } from "vitest";
import type { Verdict, VerdictKind } from "./verdict.ts";
import { verdictWords } from "./verdict-words.ts";

const refused = ["wrong-day", "wrong-event", "wrong-gate", "cancelled", "event-postponed", "event-cancelled"] as const;
const kinds: readonly VerdictKind[] = ["admitted", "already", ...refused, "forged", "unknown", "unchecked"];

const at = "2027-06-27T07:41:00.000Z";
const ticket = {
  serial: null,
  code: "CD27 7K4M",
  name: "Hoofdtribune",
  admission: "2027-06-26",
  stand: "Hoofdtribune",
  gate: "Oost 4",
};
const first = { at, gate: "Zuid 2", scanner: "Telefoon 2", isSameScanner: false };

const words = (kind: VerdictKind, changes: Partial<Verdict> = {}, locale: "nl" | "en" = "nl") =>
  verdictWords({ kind, at, isOffline: false, ticket, first: null, ...changes }, locale, "2027-06-27T11:45:00.000Z");

test("S06 the second scan says when and where the first one was, and how long ago", () => {
  expect(words("already", { first })).toEqual({
    word: "Al binnen",
    why: "Deze kaart is om 09:41 uur gescand bij Poort Zuid 2.",
    facts: [
      { label: "eerste scan", value: "09:41" },
      { label: "telefoon", value: "Telefoon 2" },
      { label: "geleden", value: "4 uur" },
      { label: "nummer", value: "CD27 7K4M" },
    ],
  });
});

test("S06 a ticket that ended says since when, and whether there is a newer one", () => {
  const end = { at: "2027-06-03T12:05:00.000Z", isReplaced: true };
  expect(words("cancelled", { end }).why).toMatch(/^Deze kaart is op donderdag 3 juni, 14:05 uur vervangen/u);
  expect(words("cancelled", { end }, "en").why).toMatch(/^This ticket was replaced on Thursday 3 June, 14:05/u);
  expect(words("cancelled", { end: { ...end, isReplaced: false } }).why).toMatch(
    /^Deze kaart is geannuleerd op donder/u,
  );
  expect(words("cancelled").why).toMatch(/^Deze kaart is geannuleerd of niet betaald\./u);
});

test("S06 a ticket for another day says for which, and what day it is", () => {
  expect(words("wrong-day").why).toBe("Deze kaart is voor zaterdag 26 juni 2027. Vandaag is het zondag 27 juni 2027.");
  expect(words("wrong-day", {}, "en").why).toBe(
    "This ticket is for Saturday 26 June 2027. Today is Sunday 27 June 2027.",
  );
  const days = { ticket: { ...ticket, admission: "2027-06-24_2027-06-26" } };
  expect(words("wrong-day", days).why).toBe("Deze kaart is voor 24–26 juni 2027. Vandaag is het zondag 27 juni 2027.");
});

test("S06 a ticket whose stand can't be checked says so, and where to look", () => {
  expect(words("unchecked").why).toContain("Zonder bereik kunnen we de tribune niet nakijken: kijk op de kaart");
  expect(words("unchecked", {}, "en").why).toContain("look on the ticket");
  expect(words("unchecked", { ticket: null }).why).toContain("dit nummer niet nakijken");
});

test("S06 every verdict has a word and a reason in both languages, and no value is left open", () => {
  for (const locale of ["nl", "en"] as const) {
    for (const kind of kinds) {
      const isNamed = !["forged", "unknown", "unchecked"].includes(kind);
      for (const each of isNamed ? [ticket, { ...ticket, code: null, name: null, stand: null, gate: null }] : [null]) {
        const { word, why, facts } = words(kind, { ticket: each, first: kind === "already" ? first : null }, locale);
        expect(word).not.toBe("");
        expect(why).not.toMatch(/^$|null|undefined/u);
        expect(facts.every(({ value }) => value !== "")).toBe(true);
      }
    }
  }
});
