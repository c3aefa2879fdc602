import { expect, test } from "vitest";
import { demoCircuit as demo, otherCircuit as second } from "../../../test/circuits.ts";
import { tourStop } from "./tour-stop.server.ts";

function stopOf(id: string, circuit = demo) {
  const stop = circuit.viewpoints.find((each) => each.id === id);
  if (stop === undefined) throw new TypeError(`No stop ${id}`);
  return tourStop(circuit, stop, { locale: "nl", still: null });
}

test("S08 a stop of the virtual tour on the track says so, and sees corners all round", () => {
  const { metresToTrack, corners, stand } = stopOf("tour-hunebed-apex");
  expect(metresToTrack).toBe(0);
  expect(corners.map(({ number }) => number)).toContain(3);
  expect(stand).toBeNull();
});

test("S08 a stop of the virtual tour has a sign for each way, near enough to be seen, in the direction of where it leads", () => {
  // The second circuit's track runs east: from (300, 0), looking east, the stand’s stop lies 20° to the right.
  const { ways, subject } = stopOf("baan", second);
  expect(ways).toEqual([{ id: "op-oever", name: "Oever", side: "ahead", metres: 110 }]);
  const [sign] = subject.labels;
  const [x = 0, y = 0, z] = sign?.point ?? [];
  expect(Math.hypot(x - 300, y)).toBeCloseTo(45, 0);
  expect(y / (x - 300)).toBeCloseTo(-0.37, 2);
  expect(z).toBe(0);
});

test("S08 a stop of the virtual tour leaves out ways to stops that aren't published", () => {
  const alone = { ...second, viewpoints: second.viewpoints.slice(0, 1) };
  expect(stopOf("baan", alone)).toMatchObject({ ways: [], subject: { labels: [] }, stops: [{ id: "baan" }] });
});

test("S08 a stop of the virtual tour shows a photograph where there is one, at a width that telephones hold", () => {
  const texts = { alternativeText: null, caption: null, focalPoint: null, mime: "image/jpeg", avif: [] };
  const variants = [{ url: "/uploads/large_rond.jpg", width: 2400 }];
  const photo = (width: number) => ({ url: "/uploads/rond.jpg", ...texts, width, height: width / 2, variants });
  const photoAt = (width: number) => {
    const [stop] = second.viewpoints;
    if (stop === undefined) throw new TypeError("No stop");
    const shown = tourStop(second, { ...stop, photo: photo(width), photoBearing: 90 }, { locale: "nl", still: null });
    return shown.subject.photo;
  };
  expect(photoAt(8000)).toEqual({ url: "/uploads/rond.jpg", bearing: 90 });
  expect(photoAt(12_000)).toEqual({ url: "/uploads/large_rond.jpg", bearing: 90 });
  expect(stopOf("baan", second).subject.photo).toBeNull();
});
