import { richText } from "@circuit/contract/fixtures/rich-text";
import type { RichText as RichTextContent, RichTextInline } from "@circuit/contract/content/rich-text";
import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { RichText } from "./rich-text.tsx";

const render = (content: RichTextContent, topLevel?: number) =>
  renderPage(<RichText content={content} topLevel={topLevel} />);

const paragraph = (...children: RichTextInline[]): RichTextContent => [{ type: "paragraph", children }];

const link = (url: string): RichTextContent =>
  paragraph({ type: "link", url, children: [{ type: "text", text: "klik hier" }] });

test.each(["javascript:alert(1)", "//example.org/"])("E03 a link to %j stays as words, without a link", (url) => {
  const html = render(link(url));
  expect(html).toContain("klik hier");
  expect(html).not.toMatch(/<a\b|href|script:|data:|blob:/iu);
});

test("E03 markup in a text is shown as it was typed", () => {
  const html = render(paragraph({ type: "text", text: '<img src=x onerror="alert(1)"></p><script>alert(1)</script>' }));
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;/p&gt;&lt;script&gt;");
  expect(html).not.toMatch(/<img|<script/u);
});

test("E03 markup in a link, a heading or code is shown as it was typed", () => {
  const text = { type: "text" as const, text: "<b onclick=x>" };
  const html = render([
    { type: "heading", level: 2, children: [text] },
    { type: "code", children: [text] },
    { type: "quote", children: [{ type: "link", url: '/"><script>', children: [text] }] },
  ]);
  expect(html.match(/&lt;b onclick=x&gt;/gu)).toHaveLength(3);
  expect(html).not.toMatch(/<b |<script/u);
});

test.each(["data:image/svg+xml,<svg onload=alert(1)>", "//example.org/a.png", "mailto:a@b.nl"])(
  "E03 a picture from %j is left out",
  (url) => expect(render([{ type: "image", image: { url } }])).not.toContain("<img"),
);

test("rich text shows every node the editor knows, and no empty last paragraph", () => {
  const html = render(richText);
  expect(html).toContain("<strong>de wasbak</strong>");
  expect(html).toContain("noemden.<br/>Bij regen");
  expect(html).toContain('href="/evenementen/vrij-rijden"');
  expect(html).toContain('<a href="https://keuring.example/">het bureau</a>');
  expect(html).toContain("<pre><code>stroefheid = 0.62</code></pre>");
  expect(html).toMatch(/<blockquote>Je hoort het verschil/u);
  expect(html).toMatch(/<img src="\/uploads\/asfalt.jpg" alt="Een roze wals op vers asfalt" width="1600"/u);
  expect(html).not.toContain("<p></p>");
});

test("rich text puts a nested list inside the item it belongs to", () => {
  expect(render(richText)).toContain(
    "<li>zes centimeter onderlaag;<ul><li>met een afschot van anderhalve graad.</li></ul></li></ol>",
  );
});

test("rich text marks words as the editor did", () => {
  const marks = { bold: true, italic: true, underline: true, strikethrough: true, code: true };
  const html = render(paragraph({ type: "text", text: "alles", ...marks }));
  expect(html).toContain("<strong><em><u><s><code>alles</code></s></u></em></strong>");
});

test("rich text headings keep the order of the page below a section with a title", () => {
  const html = render(richText, 3);
  expect([...html.matchAll(/<(h\d)/gu)].map(([, tag]) => tag)).toEqual(["h3", "h4"]);
});
