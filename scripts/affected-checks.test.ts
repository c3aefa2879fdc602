import path from "node:path";
import { expect, test } from "vitest";
import { affectedChecks } from "./affected-checks.ts";

const root = path.resolve(import.meta.dirname, "..");
const of = (...changed: string[]) => Object.fromEntries(affectedChecks(root, changed));

test("a change needs what the gate leaves out of its part, each once", () => {
  expect(of("docs/editing.md")).toEqual({});
  expect(of("cms/src/admin/app.ts", "cms/src/shop/kassa/refused.ts")).toEqual({ panel: [] });
  expect(of("cms/src/content/slugs/slug.ts").cms).toContain("needed-content");
  expect(of("cms/package-lock.json").postgres).toEqual([]);
  expect(of("web/app/features/checkout/order/order-page.tsx", "web/app/features/waiting-room/x.ts")).toEqual({
    e2e: ["/checkout.spec.ts", "/waiting-room.spec.ts"],
  });
  expect(of("web/app/ui/button.tsx").e2e).toContain("/accessibility.spec.ts");
});
