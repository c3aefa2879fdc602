import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replaceFile } from "./replace-file.server.ts";

async function folder(): Promise<string> {
  const created = await mkdtemp(path.join(tmpdir(), "circuit-replace-"));
  onTestFinished(() => rm(created, { recursive: true }));
  return created;
}

test("a file is there in full, with its folders, whoever else writes it", async () => {
  const file = path.join(await folder(), "a/b/page.html");
  await Promise.all(Array.from({ length: 20 }, (_, index) => replaceFile(file, `${index}`.repeat(10_000))));
  expect(await readFile(file, "utf8")).toMatch(/^(\d\d?)\1{9999}$/u);
  expect(await readdir(path.dirname(file))).toEqual(["page.html"]);
});

test("what can't be written leaves the old file, and nothing of the new one", async () => {
  const file = path.join(await folder(), "page.html");
  await replaceFile(file, "old");
  const broken = replaceFile(file, async (draft) => {
    await replaceFile(draft, "half");
    throw new Error("disk is full");
  });
  await expect(broken).rejects.toThrow("disk is full");
  expect(await readFile(file, "utf8")).toBe("old");
  expect(await readdir(path.dirname(file))).toEqual(["page.html"]);
});
