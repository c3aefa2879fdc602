import {
  appPromotionBlock,
  callToActionBlock,
  cardsBlock,
  downloadsBlock,
  galleryBlock,
  heroBlock,
  newsletterBlock,
  quoteBlock,
  tableBlock,
  videoBlock,
} from "@circuit/contract/content/blocks";
import { blockFixtures } from "@circuit/contract/fixtures/blocks";
import { expect, test } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { AppPromotion } from "./app-promotion/app-promotion.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Cards } from "./cards/cards.tsx";
import { Downloads } from "./downloads/downloads.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Hero } from "./hero/hero.tsx";
import { NewsletterSection } from "./newsletter/newsletter-section.tsx";
import { Quote } from "./quote/quote.tsx";
import { Table } from "./table/table.tsx";
import { Video } from "./video/video.tsx";

const hero = heroBlock.parse(blockFixtures["blocks.hero"]);

test("a hero opens the page with its only level 1 heading and loads its picture first", () => {
  const html = renderPage(<Hero block={hero} isFirst />);
  expect(html).toMatch(/<h1 [^>]*>Plat door het veen<\/h1>/u);
  expect(html).toMatch(/<img [^>]*alt="Drie motorcoureurs[^>]*loading="eager" fetchPriority="high"/iu);
});

test("a hero is a section like any other further down", () => {
  const html = renderPage(<Hero block={hero} isFirst={false} />);
  expect(html).toMatch(/<h2 [^>]*>Plat door het veen<\/h2>/u);
  expect(html).toMatch(/loading="lazy"/u);
});

test("E03 a button with an unsafe target keeps its words but leads nowhere", () => {
  const buttons = [{ label: "Klik hier", url: "javascript:alert(1)" }];
  const block = callToActionBlock.parse({ ...blockFixtures["blocks.call-to-action"], buttons });
  const html = renderPage(<CallToAction block={block} isFirst={false} />);
  expect(html).toContain("Klik hier");
  expect(html).not.toContain("<a ");
});

test("each card is one link with its title as name", () => {
  const html = renderPage(<Cards block={cardsBlock.parse(blockFixtures["blocks.cards"])} isFirst={false} />);
  expect(html).toMatch(/<h3 [^>]*><a [^>]*href="\/tickets"[^>]*>Kijken<\/a><\/h3>/u);
  expect(html).toMatch(/<a [^>]*href="https:\/\/rijden.example\/"[^>]*>Rijden<\/a>/u);
  expect(html.match(/<a /gu)).toHaveLength(2);
});

test("a quote names who said it, and gets quotation marks once", () => {
  const quote = quoteBlock.parse(blockFixtures["blocks.quote"]);
  const typed = { ...quote, text: "“Ik hoor hem al.”", author: null, role: null };
  const marked = "<p>“Je hoort het verschil eerder dan je het voelt.”</p></blockquote>";
  const named = `${marked}<figcaption>Roelof Tingen, baanmeester<`;
  expect(renderPage(<Quote block={quote} isFirst={false} />)).toContain(named);
  const once = "<p>“Ik hoor hem al.”</p></blockquote></figure>";
  expect(renderPage(<Quote block={typed} isFirst={false} />)).toContain(once);
});

const table = tableBlock.parse(blockFixtures["blocks.table"]);

test("a table has a title, headings for columns and rows, and can be scrolled by keyboard", () => {
  const html = renderPage(<Table block={table} isFirst={false} />);
  const titleId = /<h2 [^>]*id="(?<id>[^"]+)">De werkzaamheden/u.exec(html)?.groups?.["id"];
  expect(html).toContain(`role="region" aria-labelledby="${titleId}" tabindex="0"`);
  expect(html).toContain('<th scope="col">Bocht</th>');
  expect(html).toContain('<th scope="row">6 tot 7</th>');
});

test("an email address in a cell can be written to", () => {
  const rows = "Waarvoor | E-mail\nPers | pers@circuit-drenthe.example\nPoort | @ingang";
  const html = renderPage(<Table block={{ ...table, rows }} isFirst={false} />);
  expect(html).toContain('<a href="mailto:pers@circuit-drenthe.example">pers@circuit-drenthe.example</a>');
  expect(html).toContain('<td data-column="E-mail">@ingang</td>');
});

test("a table is left out while it has no rows", () => {
  expect(renderPage(<Table block={{ ...table, rows: "Bocht | Lengte" }} isFirst={false} />)).toBe("");
});

const film = videoBlock.parse(blockFixtures["blocks.video"]);

test("a film of the circuit’s own plays with controls, poster, captions and a description; nothing loads before", () => {
  const html = renderPage(<Video block={film} isFirst={false} />);
  expect(html).toMatch(
    /<video controls="" preload="none"[^>]*poster="\/uploads\/tt_drenthe.jpg"[^>]*aria-label="Eén ronde mee"/iu,
  );
  expect(html).toMatch(/<track kind="captions" src="\/uploads\/ronde-nl.vtt" srcLang="nl"/iu);
  expect(html).toContain("alleen motorgeluid");
});

test("a film on another site is a link, and loads nothing of it", () => {
  const elsewhere = { ...film, file: null, externalUrl: "https://www.film.example/kijk?v=1" };
  const html = renderPage(<Video block={elsewhere} isFirst={false} />);
  expect(html).toMatch(/<a href="https:\/\/www.film.example\/kijk\?v=1"/u);
  expect(html).toContain("Kijk op film.example");
  expect(html).not.toMatch(/<video|<iframe|src="https/u);
});

test.each(["javascript:alert(1)", "/film", null])(
  "E03 a film is left out when its only address is %j",
  (externalUrl) => {
    expect(renderPage(<Video block={{ ...film, file: null, externalUrl }} isFirst={false} />)).toBe("");
  },
);

test("every picture leads to its file without scripts, and has its caption", () => {
  const html = renderPage(<Gallery block={galleryBlock.parse(blockFixtures["blocks.gallery"])} isFirst={false} />);
  expect(html).toContain("3 beelden");
  const links = [...html.matchAll(/<a href="([^"]+)" class="[^"]*"><span[^>]*>Vergroot:/gu)];
  const files = ["/uploads/hero_2.jpg", "/uploads/schapen.jpg", "/uploads/baanposten.jpg"];
  expect(links.map(([, file]) => file)).toEqual(files);
  expect(html).toContain('<figcaption class="caption">De buren keken toe<');
  expect(html).not.toContain("<dialog");
  // S17: press pages show them in full size.
  expect(html.match(/<a href="\/uploads\/[a-z_2]+.jpg" download=""/gu)).toHaveLength(3);
});

test.each([
  ["nl", "PDF, 1,2 MB"],
  ["en", "PDF, 1.2 MB"],
] as const)("downloads say their type and size in %s", (locale, size) => {
  const block = downloadsBlock.parse(blockFixtures["blocks.downloads"]);
  const html = renderPage(<Downloads block={block} isFirst={false} />, { locale });
  expect(html).toMatch(/<a href="\/uploads\/pitboxreglement.pdf" download=""/u);
  for (const text of [size, "ZIP, 340 kB"]) expect(html).toContain(text);
});

const newsletter = (
  <NewsletterSection block={newsletterBlock.parse(blockFixtures["blocks.newsletter"])} isFirst={false} />
);
const promotion = (
  <AppPromotion block={appPromotionBlock.parse(blockFixtures["blocks.app-promotion"])} isFirst={false} />
);

test("F01 the newsletter posts to the provider, and is hidden while there is none", () => {
  const html = renderPage(newsletter, { settings: { newsletterAction: "https://post.example/subscribe" } });
  expect(html).toMatch(/<form [^>]*action="https:\/\/post.example\/subscribe" method="post"/u);
  expect(html).toContain("Eén bericht per maand.");
  expect(renderPage(newsletter)).toBe("");
});

test("the app has a button for each store the settings name", () => {
  const stores = { appStoreUrl: "https://a.example/", playStoreUrl: "https://p.example/" };
  expect(renderPage(promotion, { settings: stores }).match(/<a href="https/gu)).toHaveLength(2);
  expect(renderPage(promotion, { settings: { playStoreUrl: stores.playStoreUrl } })).toContain("Download de app");
  expect(renderPage(promotion)).not.toContain("<a ");
});
