import { eventSchema } from "@circuit/contract/content/documents";
import { eventEntry } from "@circuit/contract/fixtures/entries";
import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { eventChangePart } from "./event-change.server.ts";
import { EventPartView } from "./event-part-view.tsx";

const crumbs = [{ title: "Evenementen", path: "/evenementen" }];

/** The text with which the page of an event opens. */
function textOf(changes: object, locale: "nl" | "en" = "nl", now = new Date("2027-01-01T00:00:00Z")): string {
  const event = eventSchema.parse({ ...eventEntry, ...changes });
  const [part] = eventChangePart(event, { cover: null, crumbs, locale, now });
  if (part === undefined) return "";
  const text = renderPage(<EventPartView part={part} />, { locale }).replaceAll(/<[^>]+>/gu, " ");
  return text.replaceAll("\u00AD", "").replaceAll(/\s+/gu, " ");
}

test("R06 the page of an event that goes on as planned says nothing of a change, nor that of a moved one that is over", () => {
  expect(textOf({ state: "moved" }, "nl", new Date("2028-01-01T00:00:00Z"))).toBe("");
  expect(textOf({ previousStartsAt: "2027-03-05T08:00:00Z" })).toBe("");
});

test("R06 the page of a moved event says when it was to begin, and when it is", () => {
  const moved = { state: "moved", previousStartsAt: "2027-03-05T08:00:00Z" };
  expect(textOf(moved)).toMatch(/Verplaatst.*Zou beginnen op 5 maart.*Het wordt 23–25 april/u);
  expect(textOf(moved, "en")).toMatch(/Moved.*Was to begin on 5 March.*It’s now 23–25 April/u);
  // On the same day it is the time that changed.
  expect(textOf({ ...moved, previousStartsAt: "2027-04-23T06:30:00Z" })).toMatch(
    /Zou beginnen op 08:30 uur.*Het wordt 09:00 uur/u,
  );
  const unknown = textOf({ ...moved, previousStartsAt: null });
  expect(unknown).not.toContain("Zou beginnen op");
  expect(unknown).toContain("23–25 april");
});

test.each([
  ["postponed", /Uitgesteld Superbike Drenthe.*Was op 23–25 april.*Niets.*Blijft.*Volgt/u],
  ["cancelled", /Afgelast Superbike Drenthe.*Was op 23–25 april.*Niets.*Vervalt.*Per mail/u],
] as const)("R06 the page of an event that was %s says what that is for who ordered", (state, told) => {
  expect(textOf({ state })).toMatch(told);
});
