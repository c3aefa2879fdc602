import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { digestOf } from "./digest.mjs";

async function sources() {
  const root = await mkdtemp(path.join(tmpdir(), "digest-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, "app/routes"), { recursive: true });
  await writeFile(path.join(root, "app/routes/home.ts"), "home");
  await writeFile(path.join(root, "app/root.ts"), "root");
  await writeFile(path.join(root, "lock.json"), "{}");
  return { root, digest: () => digestOf(root, ["app", "lock.json"]) };
}

test("a changed, a renamed and an added file each make a build out of date", async () => {
  const { root, digest } = await sources();
  const seen = [await digest()];
  await writeFile(path.join(root, "app/routes/home.ts"), "home!");
  seen.push(await digest());
  await rename(path.join(root, "app/routes/home.ts"), path.join(root, "app/routes/start.ts"));
  seen.push(await digest());
  await writeFile(path.join(root, "app/new.ts"), "");
  seen.push(await digest());
  expect(new Set(seen).size).toBe(4);
});

test("another version of Node makes a build out of date", async () => {
  const { root } = await sources();
  expect(await digestOf(root, ["app"], ["v24"])).not.toBe(await digestOf(root, ["app"], ["v26"]));
});
