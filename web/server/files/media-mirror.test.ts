import { writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { log } from "#app/log.server.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { loopbackServer } from "../../test/loopback-server.ts";
import { folderOfEach } from "../../test/temporary-folder.ts";
import { MediaMirror } from "./media-mirror.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h9'/>".repeat(100)}</svg>`;

const folder = folderOfEach();
let files: MediaMirror;
let present: Map<string, string>;
let isAway: boolean;

beforeEach(async () => {
  present = new Map([
    ["lijn_1.svg", drawing],
    ["start_2.webp", "picture"],
    ["finish_3.webp", "picture"],
  ]);
  isAway = false;
  const origin = await loopbackServer((request, response) => {
    if (isAway) return void request.socket.destroy();
    const body = present.get(request.url?.replace("/uploads/", "") ?? "");
    response.writeHead(body === undefined ? 404 : 200).end(request.method === "HEAD" ? undefined : body);
  });
  files = new MediaMirror({ folder: path.join(folder(), "files"), origin });
});

async function contentOf(name: string, encoding: "br" | "gzip" | null = null): Promise<Buffer | null> {
  const kept = await files.open(name, encoding);
  if (kept === null) return null;
  const content = await kept.handle.readFile();
  await kept.handle.close();
  return content;
}

async function untilThere(): Promise<void> {
  files.want(present.keys());
  await expect.poll(() => contentOf("lijn_1.svg", "gzip")).not.toBeNull();
  await expect.poll(async () => (await contentOf("start_2.webp")) && contentOf("finish_3.webp")).not.toBeNull();
}

test("a drawing is kept as it is and compressed, a picture only as it is", async () => {
  await untilThere();
  expect(String(await contentOf("lijn_1.svg"))).toBe(drawing);
  expect(String(brotliDecompressSync((await contentOf("lijn_1.svg", "br")) ?? ""))).toBe(drawing);
  expect(await contentOf("start_2.webp", "br")).toBeNull();
  expect(await contentOf("br"), "no file, but where the compressed ones lie").toBeNull();
});

test("what an editor removed from the media library goes, compressed too; the rest stays", async () => {
  await untilThere();
  present.delete("lijn_1.svg");
  expect(await files.removeGone()).toBe(1);
  expect(await contentOf("lijn_1.svg")).toBeNull();
  expect(await contentOf("lijn_1.svg", "br")).toBeNull();
  expect(await contentOf("start_2.webp")).not.toBeNull();
});

test("nothing goes while the media library is out of reach, or has lost most of what it had", async () => {
  await untilThere();
  present.clear();
  await expect(files.removeGone()).rejects.toThrow("3 of 3 files are gone");
  isAway = true;
  await expect(files.removeGone()).rejects.toThrow("fetch failed");
  expect(await contentOf("start_2.webp")).not.toBeNull();
});

test.each([
  ["cut off", "lijn_1.svg", drawing.slice(0, 900)],
  ["empty", "lijn_1.svg", ""],
  ["with other bytes, as many as before", "start_2.webp", "picturf"],
  ["cut off where it is compressed", "br/lijn_1.svg", "x"],
])("a copy that is %s isn't served, and is fetched again", async (_what, place, damaged) => {
  await untilThere();
  const errors = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const file = path.join(folder(), "files", place);
  await writeFile(file, damaged);
  const name = path.basename(place);
  const encoding = place.startsWith("br/") ? "br" : null;

  expect(await contentOf(name, encoding)).toBeNull();
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("damaged"), { file });
  files.want([name]);
  await expect.poll(() => contentOf(name, encoding)).not.toBeNull();
  expect(String(await contentOf(name))).toBe(present.get(name));
});
