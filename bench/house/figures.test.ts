import { expect, test } from "vitest";
import { houseFigures } from "./figures.ts";

/** A small house. */
const files = {
  "README.md": "Not code\n",
  "docs/architecture.md": "Two pages,\nno more\n",
  "docs/decisions/0001-tables.md": "Why\n",
  "docs/decisions/README.md": "Index\n",
  "scripts/start.ts": "a\nb\n",
  "e2e/gate/home.spec.ts": "a\n",
  "cms/seed/seed.ts": "a\nb\nc\n",
  "cms/types/generated/components.d.ts": "a\n",
  "cms/src/index.ts": 'import { a } from "./shop/a.ts";\nstrapi.documents.use(a);\n',
  "cms/src/shop/a.ts": 'import { b } from "../mail/b.ts";\nexport const price = 1;\n',
  "cms/src/mail/b.ts":
    'import type { A } from "../shop/deep/a.ts";\n/** Source: `@strapi/email` 5.54. */\nexport const price = 2;\nstrapi.server.routes([]);\n',
  "web/app/routes.ts": 'route("/", "routes/page.tsx");\n',
  "web/app/routes/page.tsx":
    'import { a } from "#app/features/cart/a.ts";\nimport { b } from "x";\nexport function loader() {}\n',
  "web/app/routes/page-parts.ts": "export function loader() {}\n",
  "web/app/features/cart/a.ts": 'import { c } from "../order/c.ts";\n',
  "web/app/features/cart/a.test.ts": 'import { a } from "./a.ts";\n',
  "web/app/features/order/c.ts": "line\n".repeat(20),
  "web/app/i18n/messages/nl.ts": "a\n",
  "web/vite/router.ts": "a\nb\n",
};

test("the size of a house is counted by fixed rules, catalogues left out", () => {
  expect(houseFigures(new Map(Object.entries(files)))).toEqual({
    "lines of source": 39,
    "lines of tests": 2,
    "lines of scripts": 2,
    "files under 20 lines": 9,
    "names exported from two files": 1,
    "imports in cms/src/index.ts": 1,
    "document middlewares ordered by hand": 1,
    "files that cite Strapi's insides": 1,
    "most imports of a route module": 2,
    "most lines of a route module": 3,
    "other files in web/app/routes": 1,
    "words of docs/architecture.md": 4,
    "decision records": 1,
    "cms/seed/": 3,
    "cms/src/": 2,
    "cms/src/mail/": 4,
    "cms/src/shop/": 2,
    "web/app/": 1,
    "web/app/features/cart/": 1,
    "web/app/features/order/": 20,
    "web/app/routes/": 4,
    "web/vite/": 2,
  });
});
