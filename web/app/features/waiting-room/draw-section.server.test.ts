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

test("S06 the page tells of a draw of nobody, and shows its number beside the new fingerprint", () => {
  const html = renderDrawSection({ room, locale: "nl", waiterId: null, drawnPlace: null });
  for (const code of ["second-commitment", "first-commitment", "first-seed"])
    expect(html).toContain(`<code>${code}</code>`);
  expect(html).toContain("Eerdere vingerafdruk");
  expect(html).toContain("er deed niemand aan mee");
  const plain = renderDrawSection({ room: { ...room, earlier: [] }, locale: "nl", waiterId: null, drawnPlace: null });
  expect(plain).not.toContain("Eerdere vingerafdruk");
});

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
