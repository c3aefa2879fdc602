import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { blockRegistry } from "./block-registry.ts";

const root = path.resolve(import.meta.dirname, "../..");

test.each([...blockRegistry(root)])(
  "%s is what the folders of the blocks say: `npm run lint` writes it",
  (file, text) => {
    expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
  },
);
