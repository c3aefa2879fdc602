import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import type { SubscriptionOutcome, SubscriptionTask } from "./subscription-outcome.ts";
import { SubscriptionScreen } from "./subscription-screen.tsx";

/** What a visitor reads when the content system couldn't be asked, or of another outcome. */
function read(task: SubscriptionTask, locale: "nl" | "en", outcome: SubscriptionOutcome = { state: "failed" }): string {
  return renderPage(<SubscriptionScreen task={task} outcome={outcome} typedEmail="jan@voorbeeld.nl" />, { locale });
}

test("F11 a sign-up that failed is told so, without a link to speak of", () => {
  const html = read("newsletter", "nl");
  expect(html).toContain("we weten niet of je aanmelding is doorgekomen");
  expect(html).not.toMatch(/link/iu);
  expect(html).toContain('value="jan@voorbeeld.nl"');
});

test.each(["confirm", "unsubscribe"] as const)("F11 who came by a mail to %s hears that its link works on", (task) => {
  expect(read(task, "nl")).toContain("Je link blijft werken.");
  expect(read(task, "en")).toContain("Your link goes on working.");
});

test("F18 who unsubscribes twice hears that it is done, and isn't asked to sign up again", () => {
  expect(read("unsubscribe", "nl", { state: "unknown" })).toContain("Je bent al afgemeld");
  expect(read("unsubscribe", "en", { state: "unknown" })).toContain("You’re unsubscribed already");
  expect(read("unsubscribe", "nl", { state: "cutOff" })).toContain("Deze link is niet heel");
  expect(read("unsubscribe", "en", { state: "cutOff" })).toContain("This link isn’t whole");
  expect(read("confirm", "nl", { state: "unknown" })).toContain("Meld je gerust opnieuw aan");
});

test("F11 a slip in the address is asked about, with both ways on", () => {
  const html = read("newsletter", "nl", { state: "meant", email: "jan@voorbeeld.com" });
  const words = ["Bedoel je jan@voorbeeld.com?", "Ja, neem dit adres", "Nee, neem wat hier staat"];
  for (const each of words) expect(html).toContain(each);
  expect(html).toMatch(/name="EMAIL" value="jan@voorbeeld\.com"/u);
  expect(html).toMatch(/name="EMAIL"[^>]* value="jan@voorbeeld\.nl"/u);
  // Whichever is sent, nobody is asked twice.
  expect(html.match(/name="asked"/gu)).toHaveLength(2);
  expect(html).not.toContain("aria-invalid");
});

test("F18 a set alarm promises to keep the address no longer than the event", () => {
  const outcome = { state: "confirmed" as const, kind: "ticket-alarm" as const, eventTitle: "TT" };
  expect(read("confirm", "nl", outcome)).toContain("Na het evenement wissen we je adres");
  expect(read("confirm", "en", outcome)).toContain("After the event we delete your address");
});
