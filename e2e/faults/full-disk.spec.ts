import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "../fixtures/test.ts";
import { homeOf, test as base } from "../fixtures/site-on-stand-in.ts";

const run = promisify(execFile);

/** A small temporary disk. Needs root; without it `mount` fails with a message that says so. */
const test = base.extend<{ disk: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  disk: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "circuit-disk-"));
    await run("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder]);
    await use(folder);
    await run("umount", ["--lazy", folder]);
    await rm(folder, { recursive: true, force: true });
  },
});

/** Fills the disk completely. @returns A function that frees it again. */
async function fill(disk: string): Promise<() => Promise<void>> {
  const file = path.join(disk, "filling");
  for (const size of [1_000_000, 100_000, 10_000, 1000, 1]) {
    for (let isRoom = true; isRoom;) {
      try {
        await writeFile(file, Buffer.alloc(size), { flag: "a" });
      } catch (error) {
        expect(String(error)).toContain("ENOSPC");
        isRoom = false;
      }
    }
  }
  return () => rm(file);
}

test("with a full disk pages, files and forms are answered, the log says so once, and all recovers by itself", async ({
  site,
  disk,
}) => {
  const web = await site.start({ PAGES_DIR: path.join(disk, "pages") });
  const makeRoom = await fill(disk);
  const get = async (address: string, encoding: string) => {
    const headers = { "accept-encoding": encoding };
    const answer = await fetch(`${web.address}${address}`, { headers, signal: AbortSignal.timeout(15_000) });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };

  for (const encoding of ["br", "identity", "gzip", "identity"]) {
    expect(await get("/", encoding), encoding).toMatchObject({ status: 200 });
  }
  const before = site.standIn.calls.length;
  for (let time = 0; time < 5; time += 1) expect(await get("/", "identity")).toMatchObject({ status: 200 });
  expect(
    site.standIn.calls.slice(before).filter((call) => call.includes("[slug][$eq]=home")),
    "made anew",
  ).toEqual([]);

  for (let time = 0; time < 3; time += 1) {
    expect(await get("/uploads/baan_1a2b.jpg", "br")).toEqual({ status: 200, bytes: 2000 });
  }
  expect(await get("/nergens", "br")).toMatchObject({ status: 404 });
  const told = web
    .log()
    .split("\n")
    .filter((line) => line.includes("ENOSPC"));
  expect(told, told.join("\n")).toHaveLength(1);

  await makeRoom();
  await expect.poll(() => web.log(), { timeout: 60_000 }).toContain("The disk takes pages and files again");
  expect(await homeOf(web.address)).toContain("<h1");
});
