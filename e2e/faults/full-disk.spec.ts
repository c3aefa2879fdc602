import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startFormSite } from "../fixtures/form-site.ts";
import { rightForm, sendPlain, sendScripted } from "../fixtures/send-form.ts";
import { expect } from "../fixtures/test.ts";
import { homeOf, test as base } from "../fixtures/site-on-stand-in.ts";

const run = promisify(execFile);

/** A small temporary disk. Needs root; without it `mount` fails with a message that says so. */
const test = base.extend<{ disk: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  disk: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "circuit-disk-"));
    await run("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]);
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

test("with a full disk pages and files are answered, the log says so once, and all recovers by itself", async ({
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

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(3_000_000)], "poster.jpg");
const message = "Ik heb een vraag over de heide.";

test("F16 with a full disk forms without files arrive, all others come back at once with what was typed, and the log says so once", async ({
  disk,
}) => {
  const site = await startFormSite({ FORMS_DIR: path.join(disk, "forms"), PAGES_DIR: path.join(disk, "pages") });
  try {
    const [plain, scripted, withPhoto, kept] = await Promise.all([1, 2, 3, 4].map(() => rightForm(site.address)));
    const makeRoom = await fill(disk);
    const linesOf = (text: string) =>
      site
        .log()
        .split("\n")
        .filter((line) => line.includes(text));

    expect((await sendPlain(site.address, { ...plain, message })).status).toBe(303);
    expect(await (await sendScripted(site.address, { ...scripted, message })).json()).toMatchObject({ state: "sent" });
    expect(site.stored).toHaveLength(2);

    for (const photos of [[photo], [photo, photo]]) {
      const again = await sendPlain(site.address, { ...withPhoto, message }, photos);
      expect([again.status, again.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(await again.text()).toMatch(/We kunnen dit nu niet aannemen.*Ik heb een vraag over de heide\./su);
      const refused = await sendScripted(site.address, { ...withPhoto, message }, photos);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(await refused.json()).toEqual({ state: "refused", problem: "later" });
    }
    site.state.isAway = true;
    const nowhere = await sendPlain(site.address, { ...kept, message });
    expect([nowhere.status, (await nowhere.text()).includes(message)]).toEqual([503, true]);
    const lines = linesOf("The disk takes no files of forms");
    expect(lines, site.log()).toHaveLength(1);
    expect(
      linesOf("ENOSPC").filter((line) => !lines.includes(line) && !line.includes("The disk takes no more")),
    ).toEqual([]);
    expect(site.stored).toHaveLength(2);

    await makeRoom();
    expect((await sendPlain(site.address, { ...kept, message })).status).toBe(303);
    expect((await sendScripted(site.address, { ...withPhoto, message }, [photo])).status).toBe(200);
    site.state.isAway = false;
    await expect.poll(() => site.stored.length, { timeout: 60_000 }).toBe(4);
    expect(site.stored.flatMap(({ files }) => files.map(({ bytes }) => bytes))).toEqual([photo.size]);
    expect(linesOf("The disk takes forms again")).toHaveLength(1);
  } finally {
    await site.stop();
  }
});
