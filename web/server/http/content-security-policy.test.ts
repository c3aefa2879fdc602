import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { allowInlineScripts, contentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

afterEach(() => allowInlineScripts([]));

const page =
  '<script>a()</script><style>p{}</style><script id="x" type="module">b()</script>' +
  '<script type="application/json">{"a":1}</script><script src="/x.js"></script>';

test("the site's own scripts are allowed by their hash, and so are the page's styles", () => {
  allowInlineScripts(["a()", "b()"]);
  const policy = contentSecurityPolicy(page);
  expect(policy).toContain(`script-src 'self' ${hashOf("a()")} ${hashOf("b()")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("p{}")};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
});

test.for([
  "<script>alert(1)</script>",
  "<script type=module>alert(1)</script>",
  '<p title="</script><script>alert(1)</script>">',
  "<script >a();alert(1)</script>",
  "<SCRIPT>alert(1)</SCRIPT>",
  "<script> a()</script>",
])("a script that somebody wrote into a page (%s) gets no leave", (injected) => {
  allowInlineScripts(["a()", "b()"]);
  expect(contentSecurityPolicy(page + injected)).toBe(contentSecurityPolicy(page));
});

test("nothing may be framed, embedded, or rebased by others", () => {
  const policy = contentSecurityPolicy("");
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "default-src 'self'"])
    expect(policy).toContain(rule);
});

test("in development any script of a page runs, and any style holds", () => {
  allowInlineScripts("any");
  const policy = contentSecurityPolicy("<script>a()</script><style>p{}</style>");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;style-src 'self' 'unsafe-inline';/u);
  allowInlineScripts([]);
  expect(contentSecurityPolicy("<style>p{}</style>")).not.toMatch(/style-src [^;]*unsafe-inline/u);
});

test("S12 a page may ask the sites that its own cameras are on for their streams, and no other page may", () => {
  const origins = "https://cams.example https://cams.example:8443 http://plain.example https://a;script-src *";
  const policy = contentSecurityPolicy(`<section class="a" data-streams="${origins}"></section>`);
  expect(policy).toContain("media-src 'self' blob: https://cams.example https://cams.example:8443;");
  expect(policy).toMatch(/connect-src 'self' https:\/\/cams\.example https:\/\/cams\.example:8443[ ;]/u);
  expect(policy).not.toContain("plain.example");
  expect(policy).not.toMatch(/script-src[^;]*\*/u);
  expect(contentSecurityPolicy("<p>data-streams=&quot;https://cams.example&quot;</p>")).not.toContain("cams.example");
});

test("with a tag manager a page may load its script, and asks Google alone", async () => {
  vi.resetModules();
  vi.doMock("#app/site-config.server.ts", () => ({ tagManager: { id: "GTM-ABC1234", ignoredViews: [] } }));
  const { contentSecurityPolicy: policyOf } = await import("./content-security-policy.ts");
  expect(policyOf("")).toContain("script-src 'self' https://*.googletagmanager.com;");
  const google = "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";
  expect(policyOf("")).toContain(`img-src 'self' data: ${google};connect-src 'self' ${google};`);
});
