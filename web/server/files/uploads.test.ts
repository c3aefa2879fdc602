import { expect, test } from "vitest";
import { folderOfEach } from "../../test/temporary-folder.ts";
import { loopbackServer, siteOf } from "../../test/loopback-server.ts";
import { MediaMirror } from "./media-mirror.ts";
import { uploads } from "./uploads.ts";

const folder = folderOfEach();

/** A site in front of an empty media library, and the requests that the library got. */
async function emptyLibrary(answers: { isHeld: boolean }) {
  const calls: string[] = [];
  const held: (() => void)[] = [];
  const library = await loopbackServer((request, response) => {
    calls.push(request.url ?? "");
    const answer = () => response.writeHead(404).end();
    if (answers.isHeld) held.push(answer);
    else answer();
  });
  const site = await siteOf(uploads(new MediaMirror({ folder: folder(), origin: library }), library));
  const letGo = () => {
    answers.isHeld = false;
    for (const answer of held.splice(0)) answer();
  };
  return { site, calls, letGo };
}

test("a file that isn't there is asked for once, however many want it, and nothing is fetched in the background", async () => {
  const { site, calls } = await emptyLibrary({ isHeld: false });
  for (let time = 0; time < 5; time += 1) {
    expect((await fetch(`${site}/uploads/niet_1.jpg`)).status).toBe(404);
  }
  expect(calls).toEqual(["/uploads/niet_1.jpg"]);
});

test("of many who ask for files that aren't there few reach the media library at a time, and most are told that it is busy", async () => {
  const { site, calls, letGo } = await emptyLibrary({ isHeld: true });
  const statuses: number[] = [];
  const asked = Array.from({ length: 300 }, async (_, number) => {
    const answer = await fetch(`${site}/uploads/flood_${number}.jpg`);
    statuses.push(answer.headers.has("retry-after") ? answer.status : Math.min(answer.status, 499));
  });
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBe(184);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(calls).toHaveLength(16);
  letGo();
  await Promise.all(asked);
  expect(statuses.filter((status) => status === 404)).toHaveLength(116);
}, 30_000);
