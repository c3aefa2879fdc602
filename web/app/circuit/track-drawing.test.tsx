import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TrackDrawing } from "./track-drawing.tsx";
import { trackShape } from "./track-shapes.ts";

const circuit = secondCircuit();

test("S08 a drawing of the track is one picture with a name, a group when there are links in it, or an ornament", () => {
  const shape = trackShape(circuit, "small");
  const picture = renderToStaticMarkup(<TrackDrawing shape={shape} label="The track" />);
  const group = renderToStaticMarkup(<TrackDrawing shape={shape} label="The track" hasLinks />);
  const ornament = renderToStaticMarkup(<TrackDrawing shape={shape} label={null} />);
  expect(picture).toContain('role="img" aria-label="The track"');
  expect(group).toContain('role="group" aria-label="The track"');
  expect(ornament).toContain('aria-hidden="true"');
  expect(ornament.length).toBeLessThan(900);
});

test("S08 marks stand above the track, what is on the ground below it", () => {
  const shape = trackShape(circuit, "large");
  const [first] = circuit.corners;
  const { x, y } = pointInDrawing(shape.matrix, first?.apex ?? [0, 0]);
  const html = renderToStaticMarkup(
    <TrackDrawing shape={shape} label={null} ground={<path d="M0 0" />}>
      <circle cx={x} cy={y} r="4" />
    </TrackDrawing>,
  );
  expect(html.indexOf("M0 0")).toBeLessThan(html.indexOf(shape.line));
  expect(html.indexOf("<circle")).toBeGreaterThan(html.indexOf(shape.line));
  expect(html).toContain(shape.kerbs);
});
