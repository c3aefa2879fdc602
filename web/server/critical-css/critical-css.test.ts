import { expect, test } from "vitest";
import { CriticalCss, withCriticalCss } from "./critical-css.ts";

const sheet = new CriticalCss(`
  @layer shared { body { margin: 0 } .wrap { padding: 1rem } .unused { color: red } }
  .hero .title { color: blue }
  .hero:not(.unused) { color: green }
  :is(.a, .b) > p { margin: 1px }
  .menu a { color: pink }
  @media (width > 60rem) { .wrap { padding: 2rem } .unused { padding: 0 } }
  @media print { .unused { display: none } }
  .hero { animation: rise 1s }
  @keyframes rise { from { opacity: 0 } }
  @keyframes fall { from { opacity: 1 } }
`);

const page =
  '<head><link rel="stylesheet" href="/assets/style-1.css"/></head>' +
  '<body><dialog class="panel"><div class="menu"><a>x</a></div></dialog><div class="wrap hero"><p class="title">T</p></div></body>';

test("a page carries the rules it can use, and no others", () => {
  const css = sheet.usedBy(page);
  const used = ["body {", ".wrap {", ".hero .title", ".hero:not(.unused)", ":is(.a, .b) > p", "@keyframes rise"];
  for (const rule of used) expect(css).toContain(rule);
  for (const rule of [".unused {", "@media print", "@keyframes fall", ".menu a"]) expect(css).not.toContain(rule);
  expect(css).toContain("@media (width > 60rem) { .wrap { padding: 2rem } }");
});

test("a page carries no names for values, and no stand-in letters, that it doesn't use", () => {
  const css = new CriticalCss(`
    :root { --ink: black; --line: var(--thin); --thin: 1px; --unused: var(--deep); --deep: 2px; --inline: 3px }
    @font-face { font-family: "Own"; font-stretch: 50% 150% }
    @font-face { font-family: "Stand-in"; font-stretch: 60% 64% }
    @font-face { font-family: "Stand-in"; font-stretch: 65% 70% }
    @font-face { font-family: "Stand-in"; font-stretch: 98% 102% }
    .wrap { color: var( --ink, red); border: var(--line) }
    .title { font-stretch: 62% }
    .unused { font-stretch: 66% }
  `).usedBy(`${page}<i style="width:var(--inline)"></i>`);
  const kept = ["--ink:", "--line:", "--thin:", "--inline:", "50% 150%", "60% 64%", "98% 102%"];
  for (const each of kept) expect(css).toContain(each);
  for (const gone of ["--unused", "--deep", "65% 70%"]) expect(css).not.toContain(gone);
});

test("a page of one visitor carries the values, letters and movements that its own style sheet reads, and not its rules", () => {
  const css = new CriticalCss(
    `:root { --room: var(--step); --step: 1px; --unused: 2px }
    @font-face { font-family: "Stand-in"; font-stretch: 60% 64% }
    @font-face { font-family: "Stand-in"; font-stretch: 65% 70% }
    @keyframes rise { from { opacity: 0 } }
    @keyframes fall { from { opacity: 1 } }`,
    (address) =>
      address === "/assets/own-1.css"
        ? ".title { padding: var(--room); font-stretch: 62%; animation: rise 1s } .gone { font-stretch: 66%; margin: var(--unused) }"
        : "",
  );
  const linked = css.usedBy(page.replace("</head>", '<link rel="stylesheet" href="/assets/own-1.css"/></head>'));
  for (const kept of ["--room:", "--step:", "60% 64%", "@keyframes rise"]) expect(linked).toContain(kept);
  for (const gone of ["--unused", "65% 70%", "@keyframes fall", "padding"]) expect(linked).not.toContain(gone);
  expect(css.usedBy(page)).not.toContain("--room");
});

test("a page carries no looks that it doesn't ask for, but both colour modes", () => {
  const css = new CriticalCss(`
    [data-colour] { color: red }
    [data-colour=blue] { color: blue }
    [data-colour="pink"] { color: pink }
    :root[data-mode=dark] { color-scheme: dark }
    .wrap:not([data-open]) { order: 1 }
    .wrap[data-open] { order: 2 }
  `).usedBy(page.replace("<body>", '<body data-colour="blue">'));
  for (const kept of ["red", "{ color: blue }", "dark", "order: 1"]) expect(css).toContain(kept);
  for (const gone of ["pink", "order: 2"]) expect(css).not.toContain(gone);
});

test("what nobody sees at first waits for the whole style sheet: hovering, moving on, printing, and fonts not asked for early", () => {
  const css = new CriticalCss(`
    @media (scripting: none) { @font-face { font-family: "Early"; src: url(/assets/early.woff2) format("woff2") } .wrap { order: 3 } }
    @font-face { font-family: "Late"; src: url(/assets/late.woff2) format("woff2") }
    @font-face { font-family: "Stand-in"; src: local(Arial) }
    .wrap:hover { color: red }
    .wrap:hover, .wrap:focus { color: blue }
    ::view-transition-new(page) { animation: enter 1s }
    @keyframes enter { to { opacity: 0 } }
    @media print { .wrap { display: none } }
  `).usedBy(page.replace("<head>", '<head><link rel="preload" href="/assets/early.woff2" as="font"/>'));
  for (const kept of ["early.woff2", "Stand-in", ".wrap:focus"]) expect(css).toContain(kept);
  expect(css.replaceAll(/\s+/gu, " ")).toMatch(/^ ?@font-face \{ font-family: "Early"/u);
  expect(css).toMatch(/@media \(scripting: none\) \{\s*\.wrap/u);
  for (const gone of ["late.woff2", "red", "view-transition", "enter", "print"]) expect(css).not.toContain(gone);
});

test.each(["media (width<=19.99rem)", "media (forced-colors:active)", "container page (width<=18.9rem)"])(
  "rules for few, %s, come with the whole style sheet, so that nobody else's page carries them",
  (few) => {
    const css = new CriticalCss(`.wrap { order: 1 } @${few} { .wrap { order: 2 } }`).usedBy(page);
    expect(css).toContain("order: 1");
    expect(css).not.toContain(few);
  },
);

test("a footer below a long page is drawn by the whole style sheet, and one in sight by the page", () => {
  const withFooter = (words: string) =>
    page.replace("</body>", `<main>${words}</main><footer class="foot">x</footer></body>`);
  const css = new CriticalCss(".wrap { order: 1 } .foot { order: 2 }");
  expect(css.usedBy(withFooter("kort"))).toContain(".foot");
  const long = css.usedBy(withFooter("lang ".repeat(3000)));
  expect(long).not.toContain(".foot");
  expect(long).toContain("footer{display:none}");
  expect(css.usedBy(withFooter("kort"))).not.toContain("display:none");
});

test("the whole style sheet comes later, and at once where no script runs", () => {
  const html = withCriticalCss(page, sheet);
  expect(html).toMatch(
    /<style>[^<]+<\/style><style id="before-drawn">[^<]+<\/style><noscript id="style-sheet"><link [^<]+<\/noscript>/u,
  );
  expect(html.replace(/<noscript .*<\/noscript>/u, "")).not.toContain("style-1.css");
});

test("a style sheet that a route links to besides stays as it is, after the rules of the page", () => {
  const own = '<link rel="stylesheet" href="/assets/style-sheet-2.css"/>';
  const html = withCriticalCss(page.replace("</head>", `${own}</head>`), sheet);
  expect(html).toContain(`</noscript>${own}</head>`);
  expect(html).not.toContain('</style><link rel="stylesheet" href="/assets/style-1.css"/>');
});

test("a page waits for the style sheet of a part of it, also where that stands above the whole sheet", () => {
  const own = '<link rel="stylesheet" href="/assets/style-sheet-2.css" data-precedence="own"/>';
  const css = new CriticalCss("body { margin: 0 } :root { --step: 1px; --unused: 2px }", (address) =>
    address === "/assets/style-sheet-2.css" ? ".hero { margin: var(--step) }" : "",
  );
  const html = withCriticalCss(page.replace("<head>", `<head>${own}`), css);
  expect(html).toMatch(/^<head><link [^>]*data-precedence="own"\/><style>/u);
  expect(html).toContain('<noscript id="style-sheet"><link rel="stylesheet" href="/assets/style-1.css"/></noscript>');
  expect(html).toContain("--step:");
  expect(html).not.toContain("--unused");
});

test("what follows the last picture of an endless page waits for the whole style sheet", () => {
  const pageOf = (words: string) =>
    page.replace(
      "</body>",
      `<main><p class="first">${words}</p><section class="picture"><img srcSet="x"/></section><p class="last">x</p></main></body>`,
    );
  const css = new CriticalCss(".first { order: 1 } .last { order: 2 } .picture { order: 3 }");
  expect(css.usedBy(pageOf("lang ".repeat(30_000)))).toContain(".last");
  const endless = css.usedBy(pageOf("lang ".repeat(50_000)));
  for (const kept of [".first", ".picture"]) expect(endless).toContain(kept);
  expect(endless).not.toContain(".last");
});
