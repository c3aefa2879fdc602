import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";
import { PageErrorScreen } from "./page-error-screen.tsx";

function render(error: unknown, locale: "nl" | "en" = "nl"): string {
  const Screen = () => (
    <LanguageProvider locale={locale} messages={locale === "nl" ? nl : en}>
      <PageErrorScreen sentPage={null} />
    </LanguageProvider>
  );
  const Stub = createRoutesStub([
    { id: "page", path: "*", Component: Screen, ErrorBoundary: Screen, loader: () => null },
  ]);
  return renderToStaticMarkup(
    <Stub initialEntries={["/nergens?dag=zo"]} hydrationData={{ loaderData: {}, errors: { page: error } }} />,
  );
}

/** An error as a loader throws it and the router hands it on. */
function answer(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

test("L13 E01 an address that leads nowhere gets the not-found screen with its path, and a way home", () => {
  const html = render(answer(404, { message: "Page not found: /nergens?dag=zo" }));
  expect(html).toContain('<h1 class="d2">Pagina niet gevonden</h1>');
  expect(html).toContain("De pagina die je probeert te bezoeken bestaat niet.");
  expect(html).toContain("Pagina niet gevonden: /nergens?dag=zo");
  expect(html).toMatch(/<a [^>]*href="\/"/u);
});

test.each([
  ["nl", "Van een ander account", "Log uit en log in met dat account", "/account"],
  ["en", "From another account", "Log out and log in with that account", "/en/account"],
] as const)(
  "C14 another account’s order says so in %s, with the way to the own account",
  (locale, title, text, path) => {
    const html = render(answer(403, { message: "Of another account" }), locale);
    expect(html).toContain(`<h1 class="d2">${title}</h1>`);
    expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"`, "u"));
  },
);

test("L13 the not-found screen speaks English on the English site", () => {
  const html = render(answer(404, null), "en");
  expect(html).toContain("Page not found: /nergens?dag=zo");
  expect(html).toContain("The page you are trying to visit does not exist.");
  expect(html).toMatch(/<a [^>]*href="\/en"/u);
});

test("E02 a failed validation shows its own message, in the language of the page", () => {
  const failed = answer(404, { message: "Page Not Found: /nergens" });
  expect(render(failed, "en")).toContain("Page Not Found: /nergens");
  expect(render(failed)).toContain("Pagina niet gevonden: /nergens");
});

test("L13 no line of the not-found screen is in another language than the page", () => {
  const dutch = render(answer(404, { message: "Page not found: /nergens" }));
  expect(dutch).not.toMatch(/page|not found|lang="en"/iu);
  expect(render(answer(404, { message: "Page not found: /nergens" }), "en")).not.toMatch(/pagina|gevonden|lang=/iu);
});

test("L13 D02 a wrong address of an order is named nowhere, as a secret may stand in it; nor is another in its place", () => {
  for (const locale of ["nl", "en"] as const) {
    const html = render(answer(404, { message: "Page not found" }), locale);
    expect(html).not.toContain("nergens");
    expect(html).not.toMatch(/(?:gevonden|found):/u);
  }
});

test("L13 a broken content system is no 404, and can be tried again", () => {
  const html = render(answer(503, { message: "Service unavailable" }));
  expect(html).toContain("Even een pitstop");
  expect(html).not.toContain("Pagina niet gevonden");
  expect(html).toMatch(/<a [^>]*href="\/nergens\?dag=zo"[^>]*>Probeer opnieuw/u);
});

test("E09 an unforeseen error never shows what it was", () => {
  const html = render(new Error("secret at /srv/app/server.js:12"));
  expect(html).toContain("Van de baan geraakt");
  expect(html).not.toContain("secret");
});
