import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withPlainMakers } from "../vite/plain-three-makers.ts";

test("all such functions of three give an object: without `new` they make the same", () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve("three")).replace(".cjs", ".module.js"), "utf8");
  const code = withPlainMakers(source);
  const called = [...source.matchAll(/\bnew (\w+)\(/gu)].flatMap(([, name = ""]) =>
    code.includes(`new ${name}(`) ? [] : [name],
  );
  expect(called).toEqual(expect.arrayContaining(["WebGLExtensions", "ColorBuffer"]));
  for (const name of new Set(called)) {
    const [body = ""] = new RegExp(`^(\\t*)function ${name}\\([^]*?^\\1\\}$`, "mu").exec(source) ?? [];
    expect(body).toMatch(/^\t+return (?:\{|\w+;)/mu);
  }
});
