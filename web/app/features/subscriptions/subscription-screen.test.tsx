import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";
import type { SubscriptionTask } from "./subscription-outcome.ts";
import { SubscriptionScreen } from "./subscription-screen.tsx";

/** What a visitor reads when the content system couldn't be asked. */
function failed(task: SubscriptionTask, locale: "nl" | "en"): string {
  const Screen = () => (
    <LanguageProvider locale={locale} messages={locale === "nl" ? nl : en}>
      <SubscriptionScreen task={task} outcome={{ state: "failed" }} typedEmail="jan@voorbeeld.nl" />
    </LanguageProvider>
  );
  const Stub = createRoutesStub([{ path: "*", Component: Screen }]);
  return renderToStaticMarkup(<Stub initialEntries={["/aanmelding"]} />);
}

test.each(["nl", "en"] as const)("F11 in %s a sign-up that failed is told so, without a link to speak of", (locale) => {
  const html = failed("newsletter", locale);
  expect(html).toMatch(/je aanmelding is niet goed doorgekomen|your sign-up didn’t come through/u);
  expect(html).not.toMatch(/link/iu);
  expect(html).toContain('value="jan@voorbeeld.nl"');
});

test.each(["confirm", "unsubscribe"] as const)(
  "F11 who came by a mail to %s hears that its link goes on working",
  (task) => {
    expect(failed(task, "nl")).toContain("Je link blijft werken.");
    expect(failed(task, "en")).toContain("Your link goes on working.");
  },
);
