import { emptyRoom } from "@circuit/contract/fixtures/waiting-room";
import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { expect, test } from "vitest";
import { drawVersion, renderDrawSection } from "./draw-section.server.ts";

const first = { commitment: "first-commitment", committedAt: emptyRoom.committedAt, seed: "first-seed" };
const room: WaitingRoom = {
  ...emptyRoom,
  opensAt: "2027-01-17T13:00:00.000Z",
  commitment: "second-commitment",
  committedAt: "2027-01-11T09:00:00.000Z",
  earlier: [{ ...first, at: "2027-01-10T13:00:05.000Z" }],
};

test.each([
  ["nl", "Eerdere vingerafdruk", "er deed niemand aan mee"],
  ["en", "Earlier fingerprint", "nobody took part"],
] as const)(
  "S06 the page tells of a draw of nobody, and shows its number beside the new fingerprint (%s)",
  (...told) => {
    const [locale, name, what] = told;
    const html = renderDrawSection({ room, locale, waiterId: null, drawnPlace: null });
    for (const part of ["<code>second-commitment</code>", "<code>first-commitment</code>", "<code>first-seed</code>"])
      expect(html).toContain(part);
    expect(html).toContain(name);
    expect(html).toContain(what);
    const plain = renderDrawSection({ room: { ...room, earlier: [] }, locale, waiterId: null, drawnPlace: null });
    expect(plain).not.toContain(name);
  },
);

test("S06 a page loads anew once the draw has been, and once there is another fingerprint", () => {
  const draw = { at: "2027-01-17T13:00:05.000Z", seed: "s", digest: "d", early: 0 };
  const marks = [room, { ...room, draw }, { ...room, commitment: "other-commitment" }].map(drawVersion);
  expect(new Set(marks).size).toBe(3);
});

test("S06 what is said of the draw promises none for an opening that was moved since", () => {
  const draw = { at: "2027-01-10T13:00:05.000Z", seed: "s", digest: "d", early: 2 };
  const html = (opensAt: string, locale: "nl" | "en") =>
    renderDrawSection({ room: { ...room, earlier: [], draw, opensAt }, locale, waiterId: null, drawnPlace: null });
  expect(html("2027-01-17T13:00:00.000Z", "nl")).toContain("Er wordt niet opnieuw geloot");
  expect(html("2027-01-17T13:00:00.000Z", "en")).toContain("There is no second draw");
  expect(html("2027-01-10T13:00:00.000Z", "nl")).not.toContain("opnieuw geloot");
});
