import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";
import { PageErrorScreen } from "./page-error-screen.tsx";

const screenIn = (locale: "nl" | "en") =>
  function Screen() {
    return (
      <LanguageProvider locale={locale} messages={{ nl, en }[locale]}>
        <PageErrorScreen crawlerHtmlSnapshot={null} />
      </LanguageProvider>
    );
  };

function render(error: unknown, locale: "nl" | "en" = "nl", path = "/nergens?dag=zo"): string {
  const Screen = screenIn(locale);
  const Stub = createRoutesStub([
    { id: "page", path: "*", Component: Screen, ErrorBoundary: Screen, loader: () => null },
  ]);
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: {}, errors: { page: error } }} />,
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

test("E09 an error screen's title names the site, as that of every page", () => {
  const children = [{ id: "page", path: "*", ErrorBoundary: screenIn("nl"), loader: () => null }];
  const Stub = createRoutesStub([{ id: "root", path: "/", loader: () => null, children }]);
  const hydrationData = {
    loaderData: { root: { settings: { brandName: "Circuit Drenthe" } } },
    errors: { page: answer(404, null) },
  };
  const html = renderToStaticMarkup(<Stub initialEntries={["/nergens"]} hydrationData={hydrationData} />);
  expect(html).toContain("<title>Pagina niet gevonden | Circuit Drenthe</title>");
});

test("C14 another account’s order says so, with the way to the own account", () => {
  const html = render(answer(403, { message: "Of another account" }));
  expect(html).toContain('<h1 class="d2">Van een ander account</h1>');
  expect(html).toContain("Log uit en log in met dat account");
  expect(html).toMatch(/<a [^>]*href="\/account"/u);
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
  expect(html, "the page itself may be stored").toMatch(/<a [^>]*href="\/nergens"[^>]*>Open de pagina zonder keuze/u);
});

test.each([
  ["nl", "/bestelling", "Heb je net betaald? Dan telt je betaling. Betaal niet nog eens"],
  ["en", "/en/order", "Did you just pay? Then your payment counts. Don’t pay again"],
] as const)(
  "who comes back from the bank while nobody can look is told not to pay again (%s)",
  (locale, folder, words) => {
    const unavailable = answer(503, { message: "Service unavailable" });
    const order = `${folder}/${"A".repeat(43)}`;
    expect(render(unavailable, locale, order)).toContain(words);
    for (const path of [`${order}/ticket/CD27-7K4M`, folder, "/nergens", `${order}x/`])
      expect(render(unavailable, locale, path)).not.toContain(words);
    expect(render(answer(429, { message: "Too many requests" }), locale, order)).not.toContain(words);
  },
);

test("E09 an unforeseen error never shows what it was", () => {
  const html = render(new Error("secret at /srv/app/server.js:12"));
  expect(html).toContain("Van de baan geraakt");
  expect(html).not.toContain("secret");
});

test("E02 a form that can be neither taken nor shown is kept in the page, to be sent again", () => {
  const message = ["message", 'Waar is de <poort>? "Zuid"'];
  const typed = [["form_id", "abc"], message, ["topic", "a"], ["topic", "b"]];
  const html = render(answer(503, { message: "Service unavailable", typed }));
  expect(html).toContain('method="post"');
  expect(html).toContain("Verstuur het nog eens");
  expect(html.match(/type="hidden"/gu)).toHaveLength(4);
  expect(html).toContain('value="Waar is de &lt;poort&gt;? &quot;Zuid&quot;"');
  for (const broken of [{ typed: "x" }, { typed: [["a"]] }, { typed: [] }])
    expect(render(answer(503, broken))).not.toContain("<form");
});
