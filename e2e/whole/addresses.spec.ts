import { readFile } from "node:fs/promises";
import { withEach } from "../fixtures/in-lanes.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { anyMethod, oddTarget, otherSpelling } from "../fixtures/generated-targets.ts";
import { sendRaw } from "../fixtures/raw-request.ts";
import { servicesLog } from "../fixtures/services-log.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { createRandom, type Random } from "../fixtures/random.ts";

const generated = <Item>(count: number, seed: number, make: (random: Random) => Item): Item[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => make(random));
};

test("E03 of a thousand generated return addresses none leads to another site", async ({ baseURL }) => {
  const { origin } = new URL(baseURL ?? "");
  const targets = ["/..//evil.example", ...generated(1000, 1, oddTarget)];
  const left: string[] = [];
  const ask = async (target: string) => {
    const { status, headers } = await sendRaw(origin, "GET", `/locale/en?to=${encodeURIComponent(target)}`);
    // Browsers resolve it against the address that they requested.
    const to = new URL(headers["location"] ?? "missing:", `${origin}/locale/en`);
    if (status !== 302 || to.origin !== origin || to.pathname.startsWith("//")) left.push(`${target} → ${to.href}`);
  };
  await withEach(targets, ask, 8);
  expect(left).toEqual([]);
});

test("of a thousand generated requests none breaks the site, and each page answers at one address only", async ({
  request,
  baseURL,
}) => {
  test.setTimeout((hostileRun.isLong ? 40 : 6) * 60_000);
  const { origin } = new URL(baseURL ?? "");
  const paths = await pathsOfSitemap(request);
  const logged = (await readFile(servicesLog, "utf8")).length;
  const requests = [
    ...generated(hostileRun.isLong ? 10_000 : 1000, 2, (random) => {
      const path = paths[random.integer(paths.length)] ?? "/";
      return [anyMethod(random), otherSpelling(path, random)] as const;
    }),
    ...generated(hostileRun.isLong ? 1000 : 200, 3, (random) => [anyMethod(random), oddTarget(random)] as const),
    ["OPTIONS", "*"] as const,
    ["GET", "/sitemap.xml/_payload.json"] as const,
    ["GET", "/forms/xx/yy"] as const,
    ["GET", "/\\["] as const,
    ["GET", "/\\@/"] as const,
  ];

  const faults: string[] = [];
  const ask = async ([method, target]: readonly [string, string], attempts = 5): Promise<void> => {
    const { status, headers, body } = await sendRaw(origin, method, target);
    // A busy site says when to ask again.
    if (status === 503 && headers["retry-after"] !== undefined && attempts > 1)
      return ask([method, target], attempts - 1);
    const shown = `${method} ${target.slice(0, 100)} → ${status}`;
    if (status < 200 || status >= 500) faults.push(shown);
    if (status === 405 && headers["allow"] === undefined) faults.push(`${shown} without Allow`);
    const isPage = method === "GET" && status === 200 && headers["content-type"]?.startsWith("text/html") === true;
    const [, canonical = ""] = /<link rel="canonical" href="([^"?]*)/u.exec(body) ?? [];
    if (isPage && new URL(canonical, origin).pathname !== target.split("?", 1)[0])
      faults.push(`${shown} is ${canonical}`);
    if (status === 301 && new URL(headers["location"] ?? "missing:", origin).origin !== origin) faults.push(shown);
  };
  await withEach(requests, ask, 8);
  expect(faults).toEqual([]);
  const since = (await readFile(servicesLog, "utf8")).slice(logged);
  expect(
    since.split("\n").filter((line) => /^web .*\\n +at /u.test(line)),
    "stacks in the log",
  ).toEqual([]);
});
