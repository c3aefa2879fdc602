import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { folderOfEach } from "../test/temporary-folder.ts";
import { replaceFile } from "./replace-file.server.ts";

const folder = folderOfEach();

test("a file is there in full, with its folders, whoever else writes it", async () => {
  const file = path.join(folder(), "a/b/page.html");
  await Promise.all(Array.from({ length: 20 }, (_, index) => replaceFile(file, `${index}`.repeat(10_000))));
  expect(await readFile(file, "utf8")).toMatch(/^(\d\d?)\1{9999}$/u);
  expect(await readdir(path.dirname(file))).toEqual(["page.html"]);
});

test("what can't be written leaves the old file, and nothing of the new one", async () => {
  const file = path.join(folder(), "page.html");
  await replaceFile(file, "old");
  const broken = replaceFile(file, async (draft) => {
    await replaceFile(draft, "half");
    throw new Error("disk is full");
  });
  await expect(broken).rejects.toThrow("disk is full");
  expect(await readFile(file, "utf8")).toBe("old");
  expect(await readdir(path.dirname(file))).toEqual(["page.html"]);
});
