import path from "node:path";
import { expect, test } from "vitest";
import { siteOf } from "../../test/loopback-server.ts";
import { streamEpoch } from "./rolling-playlist.ts";
import { streams, type SentFilm } from "./streams.ts";

const film = path.join(import.meta.dirname, "..", "..", "streams", "hunebed.mp4");

/** A site with nothing but streams, at a moment: seconds after the first of 2026. */
async function siteAt(second: number, films: Record<string, SentFilm> = { hunebed: { file: film, since: null } }) {
  const onAir = async () => ({ liveCount: 3, films: new Map(Object.entries(films)) });
  const now = () => streamEpoch + second * 1000;
  return siteOf(streams(onAir, now), 418);
}

test("S12 a playlist holds the parts of the last half hour, by the clock alone", async () => {
  const answer = await fetch(`${await siteAt(4000.5)}/streams/hunebed/index.m3u8`);
  const lines = (await answer.text()).trim().split("\n");
  expect(answer.headers.get("content-type")).toBe("application/vnd.apple.mpegurl");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=2");
  // From 2200.5 s on: part 551 begins at 2204 s; part 999 ends at 4000 s.
  expect(lines.slice(0, 7)).toEqual([
    "#EXTM3U",
    "#EXT-X-VERSION:6",
    "#EXT-X-TARGETDURATION:4",
    "#EXT-X-MEDIA-SEQUENCE:551",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    '#EXT-X-MAP:URI="head.mp4"',
    "#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:36:44.000Z",
  ]);
  expect(lines.at(-1)).toBe("999.m4s");
  expect(lines.filter((line) => line.endsWith(".m4s"))).toHaveLength(449);
});

test("S12 a camera that just woke has only what it sent since", async () => {
  const films = { hunebed: { file: film, since: streamEpoch + 3990 * 1000 } };
  const list = await (await fetch(`${await siteAt(4000.5, films)}/streams/hunebed/index.m3u8`)).text();
  expect(list.match(/\d+\.m4s/gu)).toEqual(["998.m4s", "999.m4s"]);
});

test("S12 each part goes on where the one before ended, and can be read in ranges", async () => {
  const site = await siteAt(4000.5);
  const times = await Promise.all(
    [998, 999].map(async (number) => {
      const answer = await fetch(`${site}/streams/hunebed/${number}.m4s`);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      return Number(Buffer.from(await answer.arrayBuffer()).readBigUInt64BE(72)) / 10_240;
    }),
  );
  expect(times).toEqual([3992, 3996]);
  const range = await fetch(`${site}/streams/hunebed/999.m4s`, { headers: { range: "bytes=4-7" } });
  expect([range.status, await range.text()]).toEqual([206, "moof"]);
  expect((await (await fetch(`${site}/streams/hunebed/head.mp4`)).arrayBuffer()).byteLength).toBeGreaterThan(500);
});

test("S12 what isn't sent is 404 for everybody: a camera that sleeps, parts to come or long over, and any other file", async () => {
  const site = await siteAt(4000.5);
  const status = async (name: string) => (await fetch(`${site}/streams/${name}`)).status;
  const still = Math.floor((streamEpoch + 4000 * 1000) / 30_000);
  expect(await status(`hunebed/${still}.webp`)).toBe(200);
  const parts = ["hunebed/1000.m4s", "hunebed/400.m4s", "hunebed/99999999999999999999.m4s"];
  const stills = [`hunebed/${still + 1}.webp`, `hunebed/${still - 9}.webp`];
  const files = ["hunebed/%2e%2e%2fhunebed.mp4", "hunebed.mp4", "hunebed/hunebed.mp4", ""];
  const missing = ["elsbroek/index.m3u8", ...parts, ...stills, ...files];
  const found = await Promise.all(missing.map(async (name) => [name, await status(name)]));
  expect(found).toEqual(missing.map((name) => [name, 404]));
});

test("L07 browsers learn how many cameras are live", async () => {
  const answer = await fetch(`${await siteAt(4000)}/streams/on-air.json`);
  expect(await answer.json()).toEqual({ live: 3 });
});

test("S12 a film that is broken is told as an answer to come back later", async () => {
  const films = { hunebed: { file: path.join(import.meta.dirname, "streams.test.ts"), since: null } };
  expect((await fetch(`${await siteAt(4000, films)}/streams/hunebed/index.m3u8`)).status).toBe(503);
});
