import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { preparePagesFolder } from "./pages-folder.ts";

async function deployment() {
  const root = await mkdtemp(path.join(tmpdir(), "pages-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const [parent = "", module = "", server = ""] = ["pages", "build/index.js", "server"].map((at) =>
    path.join(root, at),
  );
  await mkdir(path.join(server, "page-store"), { recursive: true });
  await mkdir(path.dirname(module));
  await writeFile(module, "1");
  await writeFile(path.join(server, "page-store/minify.ts"), "1");
  const prepare = (origin = "https://a.example") =>
    path.basename(preparePagesFolder(parent, [path.dirname(module), server], [origin]));
  return { parent, module, server, prepare };
}

test("a restart finds the pages that the same site made before", async () => {
  const { parent, prepare } = await deployment();
  const folder = prepare();
  expect(prepare()).toBe(folder);
  expect(await readdir(parent)).toEqual([folder]);
});

test("an operator who deploys another application, server or address gets pages made anew", async () => {
  const { module, server, prepare } = await deployment();
  const folders = [prepare(), prepare("https://b.example")];
  await writeFile(module, "2");
  folders.push(prepare());
  await writeFile(path.join(server, "page-store/minify.ts"), "2");
  folders.push(prepare());
  expect(new Set(folders).size).toBe(4);
});
