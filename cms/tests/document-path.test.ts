import { expect, test } from "vitest";
import { documentPath as contractPath } from "../../contract/src/paths.ts";
import { documentPath } from "../src/document-path.ts";
import { locales } from "./publish.ts";

const kinds = ["page", "event", "news", "arrangement"] as const;

test.each(locales)("R04 R05 R06 R07 the CMS links to the addresses of the contract in %s", (locale) => {
  const paths = kinds.flatMap((kind) => ["home", "een/diep/pad", "superbike"].map((slug) => [kind, slug] as const));

  expect(paths.map(([kind, slug]) => documentPath(kind, slug, locale))).toEqual(
    paths.map(([kind, slug]) => contractPath(kind, slug, locale)),
  );
});
