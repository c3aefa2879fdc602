import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withPlainMakers } from "../vite/plain-three-makers.ts";

test("a function that uses no `this` is called without `new`, one that does and a class are left alone", () => {
  const maker = "function Maker() {\n\n\t// this is no use of it\n\treturn { x: 1 };\n\n}\n";
  const owner = "function Owner() {\n\n\tthis.x = 1;\n\n}\n";
  const uses = "const all = [ new Maker(), new Owner(), new Map() ];";
  expect(withPlainMakers(`${maker}\n${owner}\n${uses}`)).toBe(
    `${maker}\n${owner}\nconst all = [ Maker(), new Owner(), new Map() ];`,
  );
});

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
