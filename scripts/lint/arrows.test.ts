import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

const forbidden = [
  ["contract-stands-alone", "contract/src/event.ts", "web/app/domain/vat.ts"],
  ["domain-is-pure", "web/app/domain/price.ts", "web/app/i18n/format.ts"],
  ["i18n-arrows", "web/app/i18n/names.ts", "contract/src/content/blocks.ts"],
  ["ui-arrows", "web/app/ui/card.tsx", "contract/src/content/cards.ts"],
  ["features-arrows", "web/app/features/cart/cart.tsx", "web/app/blocks/hero/hero.tsx"],
  ["features-stay-apart", "web/app/features/cart/button.tsx", "web/app/features/menu/menu.tsx"],
  ["blocks-arrows", "web/app/blocks/faq/faq.tsx", "web/app/routes/page.tsx"],
  ["pages-server-arrows", "web/app/pages/cart/cart.server.ts", "web/app/middleware/clean.server.ts"],
  ["pages-are-for-routes", "web/app/root.tsx", "web/app/pages/layout/layout.tsx"],
  ["routes-are-entries", "web/app/routes/order.tsx", "web/app/routes/ticket.tsx"],
  ["calls-go-through-cms", "web/app/blocks/news/news.tsx", "web/app/cms/news.server.ts"],
  ["no-validation-in-the-browser", "web/app/features/map/map.tsx", "contract/src/stands.ts"],
  ["app-knows-no-server", "web/app/routes/home.tsx", "web/server/pages.ts"],
  ["cms-stands-alone", "cms/src/index.ts", "contract/src/content/documents.ts"],
  ["cms-panel-arrows", "cms/src/admin/panel.tsx", "contract/src/content/documents.ts"],
  ["cms-mail-arrows", "cms/src/mail/send.ts", "cms/src/inbox/mails.ts"],
  ["cms-inbox-arrows", "cms/src/plugins/inbox/strapi-server.ts", "cms/src/shop/create-shop.ts"],
  ["cms-content-arrows", "cms/src/content/find.ts", "cms/src/site-link/sign.ts"],
  ["cms-tests-arrows", "cms/tests/news.test.ts", "web/app/cms/news.server.ts"],
  ["e2e-arrows", "e2e/gate/news.spec.ts", "web/app/i18n/paths.ts"],
  ["scripts-arrows", "scripts/start.ts", "cms/src/index.ts"],
] as const;

const allowed = [
  ["web/app/routes/event.tsx", "web/app/cms/events.server.ts"],
  ["web/app/routes/event.tsx", "web/app/pages/event/event.server.ts"],
  ["web/app/pages/event/event.server.ts", "web/app/features/event/event-summary.ts"],
  ["web/app/blocks/hero/hero.server.ts", "web/app/cms/pages.server.ts"],
  ["web/app/i18n/languages.ts", "contract/src/locales.ts"],
  ["web/app/ui/price.tsx", "web/app/i18n/money.ts"],
  ["cms/tests/pages.test.ts", "contract/src/content/layout.ts"],
] as const;

const circle = [
  ["web/app/domain/a.ts", "web/app/domain/b.ts"],
  ["web/app/domain/b.ts", "web/app/domain/a.ts"],
] as const;

const violations = await cruise([...forbidden.map(([, from, to]) => [from, to] as const), ...allowed, ...circle]);
const found = violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`);

test.each(forbidden)("%s: an import of %s from %s fails", (...parts) => {
  expect(found).toContain(parts.join(" "));
});

test("modules that import each other fail", () => {
  expect(found).toContain(["no-circular", ...circle[0]].join(" "));
});

test("an import along the arrows passes", () => {
  const passing = allowed.map((pair) => pair.join(" "));
  expect(found.filter((violation) => passing.some((pair) => violation.endsWith(` ${pair}`)))).toEqual([]);
});

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Writes a small project of modules that import each other, and checks its import arrows. */
async function cruise(imports: ReadonlyArray<readonly [from: string, to: string]>): Promise<Violation[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "arrows-"));
  for (const [from, to] of imports) {
    const specifier = path.relative(path.dirname(from), to);
    await put(folder, to, "");
    await put(folder, from, `import "${specifier.startsWith(".") ? specifier : `./${specifier}`}";\n`);
  }

  const loader = path.join(root, "scripts/lint/typescript-for-dependency-cruiser.mjs");
  const cruiser = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const config = ["--config", path.join(root, ".dependency-cruiser.mjs"), "--output-type", "json"];
  const parameters = ["--import", loader, cruiser, ...config, "."];
  const child = spawn(process.execPath, parameters, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  await once(child, "close");
  await rm(folder, { recursive: true });
  const report: { summary: { violations: Violation[] } } = JSON.parse(Buffer.concat(output).toString());
  return report.summary.violations;
}

async function put(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, text);
}
