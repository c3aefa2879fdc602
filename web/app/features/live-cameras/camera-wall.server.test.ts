import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { ownStreamPath } from "@circuit/contract/urls/own-paths";
import { expect, test, vi } from "vitest";
import { demoCircuit, otherCircuit } from "../../../test/circuits.ts";
import { cameraWall } from "./camera-wall.server.ts";

const streamsFolder = vi.hoisted(() => new URL("../../../streams", import.meta.url).pathname);
vi.mock("#app/env.server.ts", () => ({ env: { STREAMS_DIR: streamsFolder } }));

const now = new Date("2026-11-27T12:00:00+01:00");

type CameraFields = Partial<PublishedCircuit["cameras"][number]>;

/** The demo's circuit, with some fields of each of its cameras. */
const demoWith = (fields: CameraFields): PublishedCircuit => ({
  ...demoCircuit,
  cameras: demoCircuit.cameras.map((camera) => ({ ...camera, ...fields })),
});

const wallOf = (circuit: PublishedCircuit | null, asked: string | null = null) =>
  cameraWall(circuit, { locale: "nl", asked, now });

test("S12 says where each camera hangs and which way it looks", () => {
  const places = wallOf(demoCircuit).cameras.map(({ name, place }) => `${name}: ${place}`);
  expect(places).toContain("Hunebed: Bij bocht 3, Hunebed, kijkt naar het noordoosten");
  expect(places).toContain("Paddock: Paddock, kijkt naar het zuidoosten");
});

test("S12 draws any circuit's track, and each camera with what it sees", () => {
  const { cameras, map, lapMetres } = wallOf(otherCircuit);
  expect(map?.shape.line).toMatch(/^M[\dl\- ]+z$/u);
  expect(lapMetres).toBe(Math.round(otherCircuit.lengthMetres));
  for (const { at, cone } of cameras) {
    expect(at.every((value) => value >= 0 && value <= 2000)).toBe(true);
    expect(cone).toMatch(/^M.*z$/u);
  }
});

test.for([
  ["javascript:alert(1)", null],
  ["http://cams.example/a.m3u8", null],
  ["//cams.example/a.m3u8", null],
  ["data:application/vnd.apple.mpegurl,", null],
  ["https://cams.example/a.m3u8", "https://cams.example/a.m3u8"],
  ["/cams/a.m3u8", "/cams/a.m3u8"],
  [ownStreamPath("hunebed"), "/streams/hunebed/index.m3u8"],
] as const)("S12 an address is played only over https or from this site: %s", ([stream, played]) => {
  const { cameras } = wallOf(demoWith({ state: "live", stream }));
  const hunebed = cameras.find(({ id }) => id === "hunebed");
  expect(hunebed?.stream).toBe(played);
  expect(hunebed?.state).toBe(played === null ? "sleeping" : "live");
});

test("S12 a camera whose film is missing sleeps", () => {
  const lost = demoWith({ id: "no-film", state: "live", stream: ownStreamPath("no-film") });
  const { cameras } = wallOf({ ...lost, cameras: lost.cameras.slice(0, 1) });
  expect(cameras).toMatchObject([{ state: "sleeping", stream: null, hasStills: false }]);
});

test("S12 no circuit, no cameras, and an address that asks for one that isn't there", () => {
  expect(wallOf(null)).toMatchObject({ cameras: [], map: null, asked: null });
  expect(wallOf({ ...demoCircuit, cameras: [] }, "hunebed")).toMatchObject({ cameras: [], asked: null });
  expect(wallOf(demoCircuit, "nowhere").asked).toBeNull();
  expect(wallOf(demoCircuit, "hunebed").asked).toBe("hunebed");
});
