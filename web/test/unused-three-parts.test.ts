import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const sceneFolder = fileURLToPath(new URL("../app/features/circuit-view/", import.meta.url));

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
