import { imageFile } from "@circuit/contract/fixtures/media";
import { imageSchema } from "@circuit/contract/media";
import type { NavigationItem } from "@circuit/contract/content/layout";
import { emptySettings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";
import type { LayoutData } from "./layout-data.ts";
import { plainPageInfo, type PageInfo } from "./page-info.ts";
import { SiteLayout } from "./site-layout.tsx";

const item = { id: 1, icon: null, parent: null };
const internal: NavigationItem = {
  ...item,
  title: "Live cams",
  type: "INTERNAL",
  path: "/live-cams",
  externalPath: null,
};
const shop = "https://shop.example/";
const external: NavigationItem = { ...item, title: "Merchandise", type: "EXTERNAL", path: null, externalPath: shop };
const data: LayoutData = {
  settings: {
    ...emptySettings,
    brandName: "Circuit Drenthe",
    hideNewsletterOnPage: [{ slug: "tickets" }],
    socials: [
      { network: "youtube", label: "YouTube", url: "https://video.example/" },
      { network: "facebook", label: "Facebook", url: "https://social.example/" },
    ],
  },
  menus: {
    primary: [external],
    secondary: [internal],
    eventsmenu: [],
    "header-buttons": [
      { ...internal, id: 3, title: "Tickets", path: "/tickets", icon: "ticket" },
      { ...internal, id: 4, title: "Hotel", path: "/hotel", icon: "nowhere" },
    ],
    legal: [{ ...internal, id: 5, title: "Privacy", path: "/privacy" }],
    footer: [
      { ...internal, id: 6, title: "Bezoek", path: "/evenementen" },
      { ...internal, id: 7, title: "Bereikbaarheid", path: "/bereikbaarheid", parent: 6 },
    ],
  },
  locales: [
    { code: "nl", name: null },
    { code: "en", name: null },
  ],
  icons: { ticket: "M3 7h18", nowhere: null },
  year: 2031,
  cookieSettings: null,
};

interface Visit {
  path?: string;
  locale?: Locale;
  given?: LayoutData;
  info?: Partial<PageInfo>;
}

/** The server's HTML of a page. */
function render({ path = "/nieuws", locale = "nl", given = data, info = {} }: Visit = {}): string {
  const Frame = () => (
    <LanguageProvider locale={locale} messages={locale === "nl" ? nl : en}>
      <SiteLayout data={given} newsletter="nieuwsbrief" cartButton="winkelwagen" measurement="vraag">
        <p>inhoud</p>
      </SiteLayout>
    </LanguageProvider>
  );
  const id = `${locale}/slug`;
  const Stub = createRoutesStub([{ id, path: "*", Component: Frame, loader: () => null }]);
  const loaderData = { [id]: { info: { ...plainPageInfo, ...info } } };
  return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={{ loaderData }} />);
}

test.each(["/nieuws?app", "/nieuws?app=1&x=2"])("R15 at %s there is no header, footer or cart button", (path) => {
  const html = render({ path });
  expect(html).toContain("inhoud");
  for (const part of ["<header", "<footer", "<dialog", "winkelwagen"]) expect(html).not.toContain(part);
});

test("L10 the footer has the newsletter, the current year and the legal menu", () => {
  const html = render();
  expect(html).toMatch(/<footer>.*nieuwsbrief.*Privacy.*© 2031 Circuit Drenthe.*<\/footer>/su);
});

test("L10 the footer has the editors' groups, and how to reach the circuit", () => {
  const contact = { organisation: null, street: null, postcode: null, city: null, email: null, phone: "+31 592 00 01" };
  const html = render({ given: { ...data, settings: { ...data.settings, contact } } });
  expect(html).toMatch(/<footer>.*<h2><a href="\/evenementen"[^>]*>Bezoek<.*<a href="\/bereikbaarheid"/su);
  expect(html).toMatch(/<footer>.*<a href="tel:\+315920001"[^>]*>0592 00 01<\/a>/su);
});

test("L07 items of the second menu that stand below others are groups with numbers of their own", () => {
  const secondary = [
    { ...internal, id: 1, title: "Het circuit", path: "/circuit" },
    { ...internal, id: 2, parent: 1 },
    { ...internal, id: 3, title: "Vraag het", path: "/contact" },
    { ...internal, id: 4, title: "Ticketalarm", path: "/ticketalarm", parent: 3 },
  ];
  const html = render({ given: { ...data, menus: { ...data.menus, secondary } } });
  expect(html).toMatch(/\.02<.*<h2[^>]*>.*Het circuit.*Live cams.*\.03<.*<h2[^>]*>.*Vraag het.*Ticketalarm/su);
});

test("L03 the menu has every event of the header too, after its other groups", () => {
  const eventsmenu = ["TT Drenthe", "Noorder GT"].map((title, index) => ({ ...internal, id: 8 + index, title }));
  const html = render({ given: { ...data, menus: { ...data.menus, eventsmenu } } });
  expect(html).toMatch(/<dialog.*\.02<.*Live cams.*\.03<.*TT Drenthe.*Noorder GT.*<\/dialog>/su);
});

test("L04 no two landmarks of a page have one name, also with the menu open", () => {
  const named = [...render().matchAll(/<nav[^>]* aria-label="([^"]*)"/gu)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named).size).toBe(named.length);
});

test("L11 the newsletter stays away from a page in the settings, in both languages", () => {
  expect(render({ path: "/tickets" })).not.toContain("nieuwsbrief");
  expect(render({ path: "/en/tickets", locale: "en" })).not.toContain("nieuwsbrief");
});

test("L06 an external item of the menu opens in a new tab and says so", () => {
  const link =
    /<a href="https:\/\/shop\.example\/" target="_blank" rel="noopener">Merchandise.*\(opent in nieuw tabblad\)/u;
  expect(render()).toMatch(link);
});

test("L07 only the item titled Live cams has a live dot", () => {
  expect(render()).toMatch(/<a href="\/live-cams"[^>]*><i [^>]*><\/i>Live cams<\/a>/u);
  const renamed = { ...data, menus: { ...data.menus, secondary: [{ ...internal, title: "Live cam" }] } };
  expect(render({ given: renamed })).toMatch(/<a href="\/live-cams"[^>]*>Live cam<\/a>/u);
});

test("L08 the social networks come in a fixed order", () => {
  expect(render()).toMatch(/Facebook.*YouTube/su);
});

test("L09 the language switch leads to the twin, with its flag", () => {
  const html = render({ info: { alternates: { nl: "/nieuws", en: "/en/news" } } });
  expect(html).toMatch(/<a [^>]*href="\/locale\/en\?to=%2Fen%2Fnews" hrefLang="en" rel="nofollow"/u);
  expect(html).toContain('src="/flags/en.svg"');
  expect(html).not.toContain(nl.layout.noTranslation.en);
});

test("L09 on a page without a twin the switch says so and offers the other home", () => {
  const html = render({ path: "/en/news", locale: "en", info: { alternates: { en: "/en/news" } } });
  expect(html).toContain("available in Dutch");
  expect(html).toMatch(/href="\/locale\/nl\?to=%2F"[^>]*>Go to the Dutch home page/u);
});

test("L09 an error screen says nothing of languages, and the switch leads to the other home", () => {
  const html = render({ path: "/en/news", locale: "en" });
  expect(html).not.toContain("available in Dutch");
  expect(html).toContain('href="/locale/nl?to=%2F"');
});

test("L09 with one language there is no switch", () => {
  expect(render({ given: { ...data, locales: [{ code: "nl", name: null }] } })).not.toContain("/flags/");
});

test("L16 the app popup is not in the server's HTML", () => {
  const popup = { title: "Elke ronde in je broekzak", text: null, button: null, image: null };
  const settings = { ...data.settings, popup, appStoreUrl: "https://store.example/" };
  expect(render({ given: { ...data, settings } })).not.toContain("broekzak");
});

test("E12 an icon that is missing is shown as missing", () => {
  const html = render();
  expect(html).toMatch(/href="\/hotel"[^>]*><svg [^>]*data-missing/u);
  expect(html).not.toMatch(/href="\/tickets"[^>]*><svg [^>]*data-missing/u);
});

test("R09 only the page of 100 years has the special logo", () => {
  const file = imageSchema.parse(imageFile("logo", 569, 100));
  const settings = {
    ...data.settings,
    logoLight: { ...file, url: "/gewoon.svg" },
    hundredYearsLogoLight: { ...file, url: "/eeuw.svg" },
  };
  const given = { ...data, settings };
  expect(render({ given })).toContain("/gewoon.svg");
  expect(render({ given })).not.toContain("/eeuw.svg");
  expect(render({ given, path: "/100jaarttassen" })).toContain("/eeuw.svg");
  expect(render({ given, path: "/en/100jaarttassen", locale: "en" })).toContain("/eeuw.svg");
});
