import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutProgramTexts } from "../vite/unused-three-parts.ts";

const sceneFolder = fileURLToPath(new URL("../app/features/circuit-view/", import.meta.url));

test("programs of three's own materials stay out of the build, and nothing else of it changes", () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve("three")).replace(".cjs", ".module.js"), "utf8");
  const { code, count } = withoutProgramTexts(source);
  expect(count).toBeGreaterThan(100);
  expect(source.length - code.length).toBeGreaterThan(100_000);
  // What every program gets from three is still there.
  expect(code).toContain("vec4 LinearTransferOETF( in vec4 value )");
  expect(code.split("\n")).toHaveLength(source.split("\n").length);
});

test("the scene's programs include nothing of them, and it has none of three's own materials", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: sceneFolder });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const code = readFileSync(`${sceneFolder}${file}`, "utf8");
    expect(code).not.toMatch(
      /#include|Mesh(?:Basic|Lambert|Phong|Standard|Physical|Toon)Material|SpriteMaterial|LineBasicMaterial/u,
    );
  }
});
