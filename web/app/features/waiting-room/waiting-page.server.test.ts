import { emptyRoom } from "@circuit/contract/fixtures/waiting-room";
import { expect, test } from "vitest";
import { type PageFrame, unavailablePage, waitingPage, waitingPath } from "./waiting-page.server.ts";

const inputs = { token: "token", proof: "proof" };
const joining = { script: "", inputs, newToken: () => "", proofSize: { riddles: 1, zeroBits: 1 } };
const frame: PageFrame = { style: "", fonts: [], headScript: "", script: "", joining };

test("an address that somebody makes up can stand in a header", () => {
  expect(waitingPath("zandloop", "nl")).toBe("/afrekenen/wachtkamer/zandloop");
  expect(waitingPath("\u{1F3C1}\r\nx/..", "en")).toBe("/en/checkout/waiting-room/%F0%9F%8F%81%0D%0Ax%2F..");
});

test("R15 in the app all pages that the waiting page leads to stay in it", () => {
  const room = { ...emptyRoom, en: emptyRoom.nl };
  const view = { room, locale: "nl", search: "?app=1", refreshSeconds: 5 } as const;
  const own = { waiterId: null, drawnPlace: null, hasCart: false, readAt: "2027-01-10T13:00:00.000Z", isOld: false };
  const html = [
    unavailablePage(frame, view),
    waitingPage(frame, { ...view, ...own, status: { kind: "over" }, problem: "tooMany" }),
    waitingPage(frame, { ...view, ...own, status: { kind: "ended" }, problem: null }),
  ].join("");
  const links = [...html.matchAll(/ (?:href|action)="([^"]*)"/gu)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(6);
  for (const link of links) expect(link).toMatch(/\bapp=1$/u);
  expect(html).toContain(";url=/afrekenen/wachtkamer/tt?app=1");
});
