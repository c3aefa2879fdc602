import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import {
  noBlindWait,
  noLooseQuery,
  noOwnAddress,
  noRawAddress,
  noRawImport,
  noVagueName,
  requireDocstring,
} from "./house-rules.ts";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester();

tester.run("require-docstring", requireDocstring, {
  valid: [
    "/** Adds VAT. */ export function gross() {}",
    "/** Adds VAT. */ export const gross = () => 1;",
    "function inside() {}",
    "export const rate = 21;",
  ],
  invalid: [
    { code: "export function gross() {}", errors: 1 },
    { code: "// not a docstring\nexport const gross = () => 1;", errors: 1 },
  ],
});

tester.run("no-blind-wait", noBlindWait, {
  valid: ['page.goto("/", { waitUntil: "load" });'],
  invalid: [
    { code: 'page.goto("/", { waitUntil: "networkidle" });', errors: 1 },
    { code: "page.waitForTimeout(100);", errors: 1 },
  ],
});

tester.run("no-raw-address", noRawAddress, {
  valid: ["const path = url.pathname;", "request.headers.get('cookie');", "const { pathname } = url;", "media.url;"],
  invalid: [
    { code: "new URL(request.url);", errors: 1 },
    { code: "new URL(args.request.url);", errors: 1 },
    { code: "const { url } = request;", errors: 1 },
    { code: "const { url: address } = args.request;", errors: 1 },
  ],
});

tester.run("no-loose-query", noLooseQuery, {
  valid: [
    "readPageQuery(url.searchParams);",
    "readPageQuery(new URLSearchParams(location.search));",
    "headers.get('cookie');",
    'url.searchParams.delete("page");',
    "const query = new URLSearchParams();",
    "const body = new URLSearchParams({ token });",
  ],
  invalid: [
    { code: 'new URLSearchParams(useLocation().search).get("day");', errors: 1 },
    { code: "const query = new URLSearchParams(search);", errors: 1 },
    { code: "readCartNotice(url.searchParams);", errors: 1 },
    { code: "const query = url.searchParams;", errors: 1 },
    { code: 'import { useSearchParams } from "react-router";', errors: 1 },
    { code: 'url.searchParams.get("page");', errors: 1 },
    { code: 'context.url.searchParams.has("page");', errors: 1 },
    { code: "const { searchParams } = url;", errors: 1 },
  ],
});

tester.run("no-own-address", noOwnAddress, {
  valid: ["fetch(iconPath(name));", '"/nieuws/";', '"/iconset";', "`${CMS_URL}/forms`;"],
  invalid: [
    { code: 'fetch("/shop/availability");', errors: 1 },
    { code: "fetch(`/icons/${name}`);", errors: 1 },
    { code: "`${SITE_URL}/sitemap.xml`;", errors: 1 },
    { code: 'path === "/afrekenen";', errors: 1 },
    { code: String.raw`/^\/uploads\/(\w+)$/u.exec(path);`, errors: 1 },
  ],
});

tester.run("no-raw-import", noRawImport, {
  valid: [
    'const code = lazyWithRetry(() => import("./late.ts"));',
    'const Late = lazyComponent(async () => (await import("./late.tsx")).Late);',
    'import { useState } from "react";',
  ],
  invalid: [
    { code: 'void import("./late.ts");', errors: 1 },
    { code: 'const load = () => import("./late.ts");', errors: 1 },
    { code: 'import { lazy } from "react";', errors: 1 },
  ],
});

tester.run("no-vague-name", noVagueName, {
  valid: [{ code: "", filename: "web/app/domain/vat.ts" }],
  invalid: [
    { code: "", filename: "web/app/utils.ts", errors: 1 },
    { code: "", filename: "web/app/helpers/vat.ts", errors: 1 },
  ],
});
