import { expect, test } from "vitest";
import { proposalPath, waitingListPath } from "./chosen-form-path.ts";

const form = "/business/vip-arrangementen?arrangement=lounge#proposal-form";

test.each([
  ["both", { guests: 8, day: "2027-06-27" }, "?arrangement=lounge&day=2027-06-27&guests=8"],
  ["guests alone", { guests: 8, day: null }, "?arrangement=lounge&guests=8"],
  ["neither", { guests: null, day: null }, "?arrangement=lounge"],
])("S16 a link to the proposal's form fills in %s", (_, wish, search) => {
  expect(proposalPath(form, wish)).toBe(`/business/vip-arrangementen${search}#proposal-form`);
});

test("S16 a link that leads elsewhere stays as an editor wrote it", () => {
  expect(proposalPath("/contact?x=1#form", { guests: 8, day: null })).toBe("/contact?x=1#form");
});

test("the way to a waiting list keeps the place to stay, and brings the event", () => {
  const page = "/accommodaties/wachtlijst?stay=camping-ven#waiting-list-form";
  expect(waitingListPath(page, "abc123")).toBe(
    "/accommodaties/wachtlijst?stay=camping-ven&event=abc123#waiting-list-form",
  );
  expect(waitingListPath(page, null)).toBe(page);
});

test("a way that an editor wrote to elsewhere stays as it is", () => {
  for (const url of ["mailto:lijst@camping.example", "https://camping.example/lijst?x=1", "/contact#form"])
    expect(waitingListPath(url, "abc123")).toBe(url);
});
