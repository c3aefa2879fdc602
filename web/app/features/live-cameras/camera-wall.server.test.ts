import { readFileSync } from "node:fs";
import path from "node:path";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";
import { publishedCircuitSchema, type PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { readTrackFile } from "@circuit/contract/circuit/read-track-file";
import { ownStreamPath } from "@circuit/contract/urls/own-paths";
import { describe, expect, test, vi } from "vitest";
import { cameraWall } from "./camera-wall.server.ts";

const streamsFolder = vi.hoisted(() => new URL("../../../streams", import.meta.url).pathname);
vi.mock("#app/env.server.ts", () => ({ env: { STREAMS_DIR: streamsFolder } }));

const now = new Date("2026-11-27T12:00:00+01:00");

type CameraFields = Partial<PublishedCircuit["cameras"][number]>;

/** A circuit as it is published, with some fields of each of its cameras. */
function published(circuit: object, fields: CameraFields = {}): PublishedCircuit {
  const read = publishedCircuitSchema.parse(circuit);
  return { ...read, cameras: read.cameras.map((camera) => ({ ...camera, ...fields })) };
}

function demo(): object {
  const file = path.resolve(import.meta.dirname, "../../../../cms/seed/circuit/track.json");
  const { circuit } = readTrackFile(JSON.parse(readFileSync(file, "utf8")));
  if (circuit === null) throw new TypeError("The demo's track can't be read");
  return circuit;
}

const wallOf = (circuit: PublishedCircuit | null, asked: string | null = null) =>
  cameraWall(circuit, { locale: "nl", asked, now });

describe("S12 what the page with cameras shows", () => {
  test("says where each camera hangs and which way it looks", () => {
    const places = wallOf(published(demo())).cameras.map(({ name, place }) => `${name}: ${place}`);
    expect(places).toContain("Hunebed: Bij bocht 3, Hunebed, kijkt naar het noordoosten");
    expect(places).toContain("Paddock: Paddock, kijkt naar het zuidoosten");
  });

  test("draws any circuit's track, and each camera with what it sees", () => {
    const { cameras, map, lapMetres } = wallOf(published(secondCircuit()));
    expect(map?.shape.line).toMatch(/^M[\dl\- ]+z$/u);
    expect(lapMetres).toBe(Math.round(secondCircuit().lengthMetres));
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
  ] as const)("an address is played only over https or from this site: %s", ([stream, played]) => {
    const { cameras } = wallOf(published(demo(), { state: "live", stream }));
    const hunebed = cameras.find(({ id }) => id === "hunebed");
    expect(hunebed?.stream).toBe(played);
    expect(hunebed?.state).toBe(played === null ? "sleeping" : "live");
  });

  test("a camera whose film is missing sleeps", () => {
    const [first] = published(demo()).cameras;
    const circuit = published(demo());
    const lost = { ...first, id: "no-film", state: "live" as const, stream: ownStreamPath("no-film") };
    const { cameras } = wallOf(published({ ...circuit, cameras: [lost] }));
    expect(cameras).toMatchObject([{ state: "sleeping", stream: null, hasStills: false }]);
  });

  test("no circuit, no cameras, and an address that asks for one that isn't there", () => {
    expect(wallOf(null)).toMatchObject({ cameras: [], map: null, asked: null });
    expect(wallOf(published({ ...demo(), cameras: [] }), "hunebed")).toMatchObject({ cameras: [], asked: null });
    expect(wallOf(published(demo()), "nowhere").asked).toBeNull();
    expect(wallOf(published(demo()), "hunebed").asked).toBe("hunebed");
  });
});
