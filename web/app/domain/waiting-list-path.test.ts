import { expect, test } from "vitest";
import { waitingListPath } from "./waiting-list-path.ts";

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
