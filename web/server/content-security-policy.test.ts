import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("scripts and styles of the page itself are allowed by their hash, and nothing else that is inline", () => {
  const policy = contentSecurityPolicy(
    '<script>a()</script><style>p{}</style><script id="x" type="module">b()</script>' +
      '<script type="application/json">{"a":1}</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("a()")} ${hashOf("b()")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("p{}")};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
});

test("nothing may be framed, embedded, or rebased by others", () => {
  const policy = contentSecurityPolicy("");
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "default-src 'self'"]) {
    expect(policy).toContain(rule);
  }
});
