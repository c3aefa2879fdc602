import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import { Vector3 } from "three";
import { buildSteps } from "./build-steps.ts";
import { onContextChange } from "./context-changes.ts";
import { rowKey } from "./crowd-mesh.ts";
import { daylightOf, sunOf } from "./daylight.ts";
import { type FrameLoop, createFrameLoop } from "./frame-loop.ts";
import { type Inks, inksOf } from "./inks.ts";
import { type Materials, setDaylight } from "./materials.ts";
import { createPixelRatio } from "./pixel-ratio.ts";
import { createRiderCrew } from "./rider-crew.ts";
import { createRiderField } from "./rider-field.ts";
import type { SceneCircuit } from "./scene-circuit.ts";
import { createEyeMotion, type Race, createRace } from "./scene-motion.ts";
import type { SceneView } from "./scene-view.ts";
import { drawingOrder, type Stage, createStage } from "./stage.ts";

export interface SceneOptions {
  circuit: SceneCircuit;
  /** Id of the visitor's grandstand, and the row; `null` elsewhere. */
  ownStand: string | null;
  row: number | null;
  /** Moment that sets the light; `null` for that of a morning. */
  date: Date | null;
  /** Whether nothing may move by itself: views are cut to, riders stand still. */
  reducedMotion: boolean;
  onTrouble: (kind: "context-lost" | "context-restored") => void;
}

/** Where in the picture a point of the scene is. */
export interface ProjectedPoint {
  /** CSS pixels from the canvas's left edge. */
  x: number;
  /** CSS pixels from the canvas's upper edge. */
  y: number;
  /** Whether the point lies in front of the eye; otherwise `x` and `y` mean nothing. */
  isAhead: boolean;
}

export interface SceneHandle {
  /** Shows another view; with `flies` by a flight of 1.2 s, unless motion is reduced. */
  show: (view: SceneView, how: { flies: boolean }) => void;
  /** Returns the view of the last frame. */
  view: () => SceneView;
  /** Turns the view by degrees to the right and up. Ends a flight at its destination. */
  look: (deltaBearing: number, deltaPitch: number) => void;
  /** Sets the visitor's own row, which is drawn empty; an unknown grandstand counts as none. */
  setStand: (stand: string | null, row: number | null) => void;
  setDate: (date: Date | null) => void;
  /** Starts or stops the riders; with reduced motion they stand still. */
  setRiders: (running: boolean) => void;
  project: (point: SpacePoint) => ProjectedPoint;
  /** Calls back after each frame, such as to move labels; returns a function that ends this. */
  onFrame: (call: () => void) => () => void;
  /** To be called when the canvas has another size on the page. */
  resize: () => void;
  /** Returns the picture as `data:` URL of a PNG. */
  snapshot: () => string;
  /** Returns what the last frame took. */
  stats(): { triangles: number; drawCalls: number };
  /** Ends the scene and frees its memory of the graphics card. The canvas can't be used again. */
  dispose: () => void;
}

/** Empty rows in front of the visitor's own, so that heads appear only at the lower edge. */
const emptyRows = 3;

/**
 * Creates the scene of a circuit on a canvas. The first `show` makes its first picture, with what is nearest; the rest
 * comes in the frames after it.
 *
 * @throws {NoWebGLError} The browser gives no WebGL 2; `onTrouble` isn't called then.
 */
export function createScene(canvas: HTMLCanvasElement, options: SceneOptions): SceneHandle {
  const { circuit, reducedMotion } = options;
  const style = getComputedStyle(canvas);
  const inks = inksOf((property) => style.getPropertyValue(property));
  const stage = createStage(canvas, inks);
  const [eye, race] = [createEyeMotion(), createRace()];
  const calls = new Set<() => void>();

  const draw = (seconds: number) => {
    eye.advanceBy(seconds);
    stage.aim(eye.view());
    race.pass(seconds);
    stage.draw();
    for (const call of calls) call();
  };
  const { loop, resize } = framesOf(stage, canvas, draw, () => eye.isMoving() || race.isRunning());
  /** Wraps an action so that a frame follows it. */
  const shown =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      act(...given);
      loop.requestFrame();
    };

  const { first, later } = buildSteps(stage, circuit, inks);
  for (const step of first) step();
  const stopBuilding = buildInTasks([...later, () => addRiders(stage, circuit, inks, race)], loop.requestFrame);
  const setDate = (date: Date | null) => setDaylight(stage.materials, daylightOf(sunOf(circuit.anchor, date), inks));
  const setStand: SceneHandle["setStand"] = (stand, row) => setOwnRows(stage.materials, circuit, stand, row);
  setDate(options.date);
  setStand(options.ownStand, options.row);
  const ending = new AbortController();
  onContextChange(canvas, ending.signal, (change) => {
    // three.js itself recreates what the new context needs.
    if (change === "context-restored") loop.requestFrame();
    options.onTrouble(change);
  });
  resize();

  return {
    ...picturesOf(stage, canvas, () => draw(0)),
    show: shown((view, { flies }) => {
      eye.show(view, flies && !reducedMotion);
      race.watch(view);
    }),
    view: eye.view,
    look: shown(eye.look),
    setStand: shown(setStand),
    setDate: shown(setDate),
    setRiders: shown((running) => race.run(running && !reducedMotion)),
    onFrame: (call) => {
      calls.add(call);
      return () => calls.delete(call);
    },
    resize,
    stats: stage.drawn,
    dispose: () => {
      stopBuilding();
      loop.stop();
      ending.abort();
      calls.clear();
      stage.dispose();
    },
  };
}

/** Creates the frame loop of a stage: as sharp as the screen while nothing moves, else as the frame rate allows. */
function framesOf(
  stage: Stage,
  canvas: HTMLCanvasElement,
  draw: (seconds: number) => void,
  isMoving: () => boolean,
): { loop: FrameLoop; resize: () => void } {
  const ratio = createPixelRatio(window.devicePixelRatio, stage.isSlow);
  const fit = () => stage.fit(isMoving() ? ratio.current() : ratio.finest());
  const resize = () => {
    fit();
    loop.requestFrame();
  };
  const onMove = (moves: boolean) => (moves ? fit() : resize());
  const loop = createFrameLoop({ canvas, draw, isMoving, onPace: (pace) => ratio.onPace(pace) && fit(), onMove });
  return { loop, resize };
}

/** Runs the steps one after another, each in its own task between frames. @returns A function that stops this. */
function buildInTasks(steps: readonly (() => void)[], afterEach: () => void): () => void {
  let [next, handle] = [0, 0];
  const run = () => {
    steps[next]?.();
    next += 1;
    afterEach();
    if (next < steps.length) handle = window.setTimeout(run, 0);
  };
  handle = window.setTimeout(run, 0);
  return () => clearTimeout(handle);
}

function addRiders(stage: Stage, circuit: SceneCircuit, inks: Inks, race: Race): void {
  const crew = createRiderCrew(createRiderField(circuit), inks, stage.sight);
  stage.add(crew.geometry, stage.materials.riderShadow, drawingOrder.shadow);
  stage.add(crew.geometry, stage.materials.rider, drawingOrder.things);
  race.enter(crew);
}

/** Empties the visitor's row and the rows right in front of it. */
function setOwnRows({ uniforms }: Materials, { stands }: SceneCircuit, stand: string | null, row: number | null): void {
  const index = stands.findIndex(({ id }) => id === stand);
  const { value } = uniforms.ownRows;
  if (index === -1 || row === null) value.set(-1, -2);
  else value.set(rowKey(index, Math.max(1, row - emptyRows)), rowKey(index, row));
}

/** Returns the functions that locate points in the picture and that save it. */
function picturesOf(
  { camera }: Stage,
  canvas: HTMLCanvasElement,
  draw: () => void,
): Pick<SceneHandle, "project" | "snapshot"> {
  const at = new Vector3();
  return {
    project: ([x, y, z]) => {
      at.set(x, y, z).applyMatrix4(camera.matrixWorldInverse);
      const isAhead = at.z < -camera.near;
      at.applyMatrix4(camera.projectionMatrix);
      return { x: ((at.x + 1) / 2) * canvas.clientWidth, y: ((1 - at.y) / 2) * canvas.clientHeight, isAhead };
    },
    snapshot: () => {
      // Draws anew, as the browser clears the drawing buffer after each task.
      draw();
      return canvas.toDataURL("image/png");
    },
  };
}
