import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanSvg } from "../src/uploads/clean-svg.ts";
import { SvgFault } from "../src/uploads/svg-elements.ts";
import { svgProblem } from "../src/uploads/svg-problem.ts";

const svg = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;

const prefixed = 'xmlns:s="http://www.w3.org/2000/svg"';

/** What is no drawing, and how it is called. */
const foreign = [
  ["a script", svg("<script>alert(1)</script>"), "<script>"],
  ["a script by another name", svg(`<s:script ${prefixed}>alert(1)</s:script>`), "<s:script>"],
  ["a name that is written in references", svg('<s:script xmlns:s="http://www.w3.org/2000/sv&#103;"/>'), "<s:script>"],
  ["a script of a page", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), "<h:script>"],
  ["a script where the page is the default", svg('<g xmlns="http://www.w3.org/1999/xhtml"><b/></g>'), "<g>"],
  ["part of a page", svg(`<s:foreignObject ${prefixed}/>`), "<s:foreignObject>"],
  ["a frame", svg("<iframe/>"), "<iframe>"],
  ["an element that nobody knows", svg("<verzonnen/>"), "<verzonnen>"],
  ["a formula", svg('<m:maction xmlns:m="http://www.w3.org/1998/Math/MathML"/>'), "<m:maction>"],
  ["an event", svg('<rect onclick="alert(1)"/>'), "onclick"],
  ["an event on the drawing, in single quotes", svg("", "onload='alert(1)'"), "onload"],
  ["an event with a prefix", svg('<rect s:onload="alert(1)"/>', prefixed), "s:onload"],
  ["an event after a line break", svg('<rect\n\tonfocus\n=\n"alert(1)"/>'), "onfocus"],
  ["an address that runs", svg('<a href="javascript:alert(1)"/>'), "javascript:"],
  ["one by another name", svg('<a xlink:href="javascript:alert(1)"/>'), "javascript:"],
  ["one with references", svg('<a xlink:href="java&#x73;cript&#58;alert(1)"/>'), "xlink:href"],
  ["one with white space", svg('<a xlink:href=" java\n&#9;script:alert(1)"/>'), "xlink:href"],
  ["one in capitals", svg('<a href="JaVaScRiPt:alert(1)"/>'), "JaVaScRiPt"],
  ["one that comes later", svg('<a><animate attributeName="x" values="#a;javascript:alert(1)"/></a>'), "values"],
  ["an address that changes", svg('<a><set attributeName="href" to="#b"/></a>'), "attributeName"],
  ["one by another name that changes", svg('<a><animate attributeName=" xlink:href" to="#b"/></a>'), "attributeName"],
  ["an event that is set", svg('<set attributeName="onload" to="alert(1)"/>'), "attributeName"],
  ["a document in an address", svg('<use href="data:image/svg+xml;base64,AAAA#a"/>'), "<use href"],
  ["what it uses of another file", svg('<use xlink:href="https://elders.example/a.svg#a"/>'), "<use xlink:href"],
  ["a page in an address", svg('<a href="data:text/html,x"/>'), "<a href"],
  ["a drawing in an address", svg('<image href="data:image/svg+xml,x"/>'), "<image href"],
  ["an abbreviation", `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg("&x;")}`, "<!DOCTYPE"],
  ["abbreviations from elsewhere", `<!DOCTYPE svg SYSTEM "x.dtd" [%a;]>${svg("")}`, "<!DOCTYPE"],
  ["an abbreviation in a value", svg('<a href="&x;"/>'), "&x;"],
  ["a style sheet that can hold scripts", `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("")}`, "<?xml-style"],
  ["letters that mean others", `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg("")}`, "ISO-2022-JP"],
  ["an element that isn't closed", "<svg><g></svg>", "</svg>"],
  ["no end", svg("<g>").slice(0, -6), "<g>"],
  ["an attribute without quotes", svg("<rect onload=alert(1) />"), "onload"],
  ["one attribute twice", svg('<a href="#a" href="#b"/>'), "href"],
  ["a comment that doesn't end", `${svg("")}<!-- `, "<!--"],
] as const;

/** Empty for one that can't be read. */
function cleaned(text: string): string {
  try {
    return cleanSvg(text);
  } catch (error) {
    if (error instanceof SvgFault) return "";
    throw error;
  }
}

test.each(foreign)("a drawing isn't one with %s, and is one without", (_, text, found) => {
  expect(svgProblem(text)).toContain(found);
  expect(svgProblem(cleaned(text))).toBeNull();
});

test.each([
  ["a script", '<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
  ["events and addresses that run", '<a id="a" onclick="x()" xlink:href=" javascript:x()">b</a>', '<a id="a">b</a>'],
  ["a page with a drawing in it", `<g><foreignObject><g onload="x()"/></foreignObject><path/></g>`, "<g><path/></g>"],
])("a drawing loses %s and keeps the rest", (_, inside, kept) => {
  expect(cleanSvg(svg(inside))).toBe(svg(kept));
});

test("of Illustrator's abbreviations is kept what they stand for", () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ai 'http://ns.adobe.com/ai'>
]><svg xmlns:i="&ai;" xmlns="&ns_svg;"><switch><foreignObject requiredExtensions="&ai;"><i:pgfRef/></foreignObject><path/></switch>
<text>&lt;&gone;</text></svg>`;
  expect(cleanSvg(text))
    .toBe(`<?xml version="1.0"?><svg xmlns:i="http://ns.adobe.com/ai" xmlns="http://www.w3.org/2000/svg"><switch><path/></switch>
<text>&lt;</text></svg>`);
});

describe("a drawing is accepted", () => {
  test.each([
    ["by hand", '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'],
    ["with a heading", `\u00EF\u00BB\u00BF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${svg("")}`],
    [
      "of Illustrator",
      `<?xml version="1.0" encoding="iso-8859-1"?><!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<style type="text/css"><![CDATA[.st0{fill:#00B259;}]]></style><g id="a"><path class="st0" d="M0 0"/></g>', 'xml:space="preserve"')}`,
    ],
    [
      "of Inkscape",
      svg(
        `<sodipodi:namedview pagecolor="#fff"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
</cc:Work></rdf:RDF></metadata><g inkscape:label="Laag 1" inkscape:groupmode="layer"><flowRoot/></g>`,
        `xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:cc="http://creativecommons.org/ns#"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:dc="http://purl.org/dc/elements/1.1/"`,
      ),
    ],
    [
      "of Figma",
      svg(
        '<defs><pattern id="p"><use xlink:href="#i"/></pattern><image id="i" xlink:href="data:image/png;base64,iVBO"/></defs>',
      ),
    ],
    ["with a prefix of its own", `<s:svg ${prefixed}><s:path d="M0 0"/></s:svg>`],
    [
      "with gradients and filters",
      svg('<linearGradient id="a"/><linearGradient href="#a"/><filter><feGaussianBlur stdDeviation="2"/></filter>'),
    ],
    ["that moves", svg('<circle r="2"><animate attributeName="r" values="1;2" dur="1s"/></circle>')],
    [
      "with words",
      svg('<title>Bocht &amp; lijn &lt;1&gt;</title><text x="1">javascript: is maar tekst, onload="x" ook</text>'),
    ],
    ["with a link", svg('<a href="https://www.example.org/?a=1&amp;b=2"><path d="M0 0"/></a>')],
    ["with a larger-than sign in a value", svg('<path aria-label="a > b" d="M0 0"/>')],
  ])("%s", (_, text) => {
    expect(svgProblem(text)).toBeNull();
  });

  test("by how deep it is: as deep as a picture may be, and no deeper", async () => {
    const nested = (groups: number) =>
      svg(`${"<g>".repeat(groups)}<rect width="9" height="9"/>${"</g>".repeat(groups)}`);
    expect(svgProblem(nested(47))).toBeNull();
    expect((await sharp(Buffer.from(nested(47))).metadata()).format).toBe("svg");
    expect(svgProblem(nested(48))).toBe("<g> × 48");
  });

  test("soon when it is large, whatever is in it", () => {
    expect(svgProblem(svg(`<path d="${"M0 0 ".repeat(400_000)}"/>`))).toBeNull();
    expect(svgProblem(svg("<g>".repeat(400_000)))).toBe("<g> × 48");
    expect(svgProblem(`<svg><${"a".repeat(1_900_000)}`)).not.toBeNull();
    const own = Array.from({ length: 9000 }, (_, index) => `<g xmlns:b${index}="c">`);
    expect(svgProblem(svg(own.join("") + "</g>".repeat(9000)))).toBe("<g> × 48");
    const names = own.map((_, index) => `xmlns:b${index}="c"`);
    expect(svgProblem(svg(`<g ${names.join(" ")}/>`))).toBe("xmlns × 100");
    expect(svgProblem(svg(own.map((element) => element.replace(">", "/>")).join("")))).toBeNull();
    expect(svgProblem(`<svg ${"a ".repeat(900_000)}`)).not.toBeNull();
  });
});
