import { expect, test } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { Countdown } from "./countdown.tsx";

const startsAt = "2027-04-23T07:00:00.000Z";
const endsAt = "2027-04-25T16:00:00.000Z";
const render = (renderedAt: string, locale: "nl" | "en" = "nl") =>
  renderPage(<Countdown startsAt={startsAt} endsAt={endsAt} renderedAt={renderedAt} />, { locale }).replaceAll(
    /<[^>]+>/gu,
    "",
  );

test("S09 the page says how long it takes before any script has run", () => {
  expect(render("2026-11-20T22:18:53.000Z")).toBe("153 dagen 08 uur 42 minuten ");
  expect(render("2027-04-22T05:58:59.000Z", "en")).toBe("01 day 01 hour 02 minutes ");
});

test("S09 the countdown is a timer that is not announced, and names the moment for machines", () => {
  const html = renderPage(<Countdown startsAt={startsAt} endsAt={endsAt} renderedAt="2026-11-20T22:18:53.000Z" />);
  expect(html).toMatch(/<div role="timer" aria-live="off"[^>]*><time [^>]*dateTime="2027-04-23T07:00:00.000Z"/u);
});

test("S09 after the start it says that it is on, after the end that it is over", () => {
  expect(render("2027-04-24T10:00:00.000Z")).toBe("Nu bezig");
  expect(render("2027-04-24T10:00:00.000Z", "en")).toBe("On right now");
  expect(render("2027-04-26T10:00:00.000Z")).toBe("De vlag is gevallen");
});
