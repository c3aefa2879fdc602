import { expect, test } from "vitest";
import { otherCircuit } from "../../../test/circuits.ts";
import { wallCamera } from "../../../test/wall-cameras.ts";
import { trackShape } from "#app/circuit/track-shapes.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { CameraWall } from "./camera-wall.tsx";
import type { WallCamera } from "./camera-wall.server.ts";

const noon = Date.parse("2026-11-27T12:00:00+01:00");

const camera = (index: number, fields: Partial<WallCamera> = {}) =>
  wallCamera(`camera-${index}`, { name: `Camera ${index}`, ...fields });

const map = { shape: trackShape(otherCircuit, "medium"), areas: [], stands: [] };

function render(cameras: WallCamera[], asked: string | null = null): string {
  const wall = { cameras, asked, lapMetres: 4512, map, madeAt: noon };
  return renderPage(<CameraWall title={null} text={null} wall={wall} path="/live-cams" />);
}

test("S12 without scripts each camera has an address, and the stream itself a link", () => {
  const html = render([camera(1), camera(2, { state: "maintenance" })], "camera-1");
  expect(html).toContain("1 van de 2 camera’s zijn live");
  expect(html).toContain('href="/streams/camera-1/index.m3u8"');
  expect(html).toContain('href="/live-cams?camera=camera-2"');
  expect(html).toMatch(/<form [^>]*action="\/live-cams" method="get"/u);
  expect(html).toContain("We werken aan deze camera");
});

test("S12 the stream of a camera that isn't live has no link", () => {
  const evening = { schedule: [{ days: [], from: "20:00", until: "22:00" }] };
  const html = render([camera(1, evening)]);
  expect(html).not.toContain("index.m3u8");
  expect(html).toContain("terug om 20:00 uur");
  expect(html).toContain("Zendt uit: elke dag van 20:00 tot 22:00 uur.");
});

test("S12 the page's policy learns of other sites that cameras are on, and no markup of a name runs", () => {
  const html = render([
    camera(1, { stream: "https://cams.example/a.m3u8", name: '<img src=x onerror="alert(1)">' }),
    camera(2, { stream: "https://cams.example:8443/b.m3u8" }),
  ]);
  expect(html).toContain('data-streams="https://cams.example https://cams.example:8443"');
  expect(html).not.toContain("<img src=x");
});
