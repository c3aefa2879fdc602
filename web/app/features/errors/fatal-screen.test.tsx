import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { FatalScreen } from "./fatal-screen.tsx";

test.each([
  ["nl" as const, "Rode vlag", "/"],
  ["en" as const, "Red flag", "/en"],
])("E09 in %s the last resort needs no messages and hides what went wrong", (locale, title, home) => {
  const Screen = () => <FatalScreen locale={locale} />;
  const Stub = createRoutesStub([
    { id: "root", path: "*", Component: Screen, ErrorBoundary: Screen, loader: () => null },
  ]);
  const errors = { root: new Error("secret") };
  const html = renderToStaticMarkup(<Stub initialEntries={["/pad?x=1"]} hydrationData={{ loaderData: {}, errors }} />);
  expect(html).toContain(`<h1 class="d2">${title}</h1>`);
  expect(html).toContain('href="/pad?x=1"');
  expect(html).toContain(`href="${home}"`);
  expect(html).not.toContain("secret");
});
