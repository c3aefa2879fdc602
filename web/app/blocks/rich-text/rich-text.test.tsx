import { richText } from "@circuit/contract/fixtures/rich-text";
import type { RichText as RichTextContent, RichTextInline } from "@circuit/contract/content/rich-text";
import { describe, expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { RichText } from "./rich-text.tsx";

const render = (content: RichTextContent, topLevel?: number) =>
  renderPage(<RichText content={content} topLevel={topLevel} />);

const paragraph = (...children: RichTextInline[]): RichTextContent => [{ type: "paragraph", children }];

const link = (url: string): RichTextContent =>
  paragraph({ type: "link", url, children: [{ type: "text", text: "klik hier" }] });

describe("E03 what an editor types can’t do harm", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " \u0000java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "DATA:text/html;base64,PHNjcmlwdD4=",
    "blob:https://example.org/9115d58c",
    "vbscript:msgbox(1)",
    "vb\nscript:msgbox(1)",
    "//example.org/",
    "/\\example.org",
    "\\\\example.org",
    "/\t/example.org",
  ])("E03 a link to %j stays as words, without a link", (url) => {
    const html = render(link(url));
    expect(html).toContain("klik hier");
    expect(html).not.toMatch(/<a\b|href|script:|data:|blob:/iu);
  });

  test("E03 markup in a text is shown as it was typed", () => {
    const html = render(
      paragraph({ type: "text", text: '<img src=x onerror="alert(1)"></p><script>alert(1)</script>' }),
    );
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

  test.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "//example.org/a.png",
    "mailto:a@b.nl",
  ])("E03 a picture from %j is left out", (url) => {
    expect(render([{ type: "image", image: { url } }])).not.toContain("<img");
  });
});

describe("rich text", () => {
  test("shows every node the editor knows, and no empty last paragraph", () => {
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

  test("puts a nested list inside the item it belongs to", () => {
    expect(render(richText)).toContain(
      "<li>zes centimeter onderlaag;<ul><li>met een afschot van anderhalve graad.</li></ul></li></ol>",
    );
  });

  test("marks words as the editor did", () => {
    const html = render(
      paragraph({
        type: "text",
        text: "alles",
        bold: true,
        italic: true,
        underline: true,
        strikethrough: true,
        code: true,
      }),
    );
    expect(html).toContain("<strong><em><u><s><code>alles</code></s></u></em></strong>");
  });

  test.each([
    { place: "on a page", topLevel: undefined, tags: ["h2", "h3"] },
    { place: "in a section with a title", topLevel: 3, tags: ["h3", "h4"] },
    { place: "in an answer below a category", topLevel: 4, tags: ["h4", "h5"] },
  ])("headings $place keep the order of the page", ({ topLevel, tags }) => {
    const html = render(richText, topLevel);
    expect([...html.matchAll(/<(?<tag>h\d)/gu)].map(({ groups }) => groups?.["tag"])).toEqual(tags);
  });
});
