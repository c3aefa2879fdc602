import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import { Vector3 } from "three";
import { buildQueue } from "./build-queue.ts";
import { buildSteps } from "./build-steps.ts";
import { onContextChange } from "./context-changes.ts";
import { rowKey } from "./crowd-mesh.ts";
import { daylightOf, sunOf } from "./daylight.ts";
import { type FrameLoop, frameLoop } from "./frame-loop.ts";
import { type Inks, inksOf } from "./inks.ts";
import { type Materials, setDaylight } from "./materials.ts";
import { pixelRatioOf } from "./pixel-ratio.ts";
import { riderCrew } from "./rider-crew.ts";
import { riderField } from "./rider-field.ts";
import type { SceneCircuit } from "./scene-circuit.ts";
import { eyeMotion, type Race, raceAtRest } from "./scene-motion.ts";
import type { SceneView } from "./scene-view.ts";
import { printOrder, type Stage, stageOn } from "./stage.ts";

export interface SceneOptions {
  circuit: SceneCircuit;
  /** Id of the stand that one sits in; `null` elsewhere. */
  ownStand: string | null;
  /** The row of it. */
  row: number | null;
  /** Whose light it is; `null` for that of a morning. */
  date: Date | null;
  /** Whether nothing may move by itself: views are cut to, riders stand still. */
  reducedMotion: boolean;
  onTrouble: (kind: "context-lost" | "context-restored") => void;
}

/** A place of a scene on the picture. */
export interface ProjectedPoint {
  /** Pixels of the page from the canvas's left edge. */
  x: number;
  /** Pixels of the page from its upper edge. */
  y: number;
  /** Whether it lies before the eye; otherwise `x` and `y` mean nothing. */
  isAhead: boolean;
}

export interface SceneHandle {
  /** Shows another view; `flies`: from where it is, in 1.2 s, but for reduced motion. */
  show: (view: SceneView, how: { flies: boolean }) => void;
  /** The view of the last frame. */
  view: () => SceneView;
  /** Turns the look by some degrees: to the right, and up. Ends a flight where it is. */
  look: (deltaBearing: number, deltaPitch: number) => void;
  /** The visitor's own row, which is drawn empty; an unknown stand is none. */
  setStand: (stand: string | null, row: number | null) => void;
  setDate: (date: Date | null) => void;
  /** Whether the field goes round; with reduced motion it stands on the track. */
  setRiders: (running: boolean) => void;
  project: (point: SpacePoint) => ProjectedPoint;
  /** Calls after each frame, such as to move labels; gives what ends that. */
  onFrame: (call: () => void) => () => void;
  /** To be called when the canvas has another size on the page. */
  resize: () => void;
  /** The picture as a `data:` address of a PNG. */
  snapshot: () => string;
  /** What the last frame took. */
  stats(): { triangles: number; drawCalls: number };
  /** Ends it, and frees all that it took of the graphics card. Its canvas serves no other scene. */
  dispose: () => void;
}

/** How many rows before the visitor's own are empty, so that heads are seen at the lower edge only. */
const emptyRows = 3;

/**
 * Makes the scene of a circuit on a canvas. The first `show` makes its first picture, with what is nearest; the rest
 * comes in the frames after it.
 *
 * @throws {NoWebGLError} The browser gives no WebGL 2; `onTrouble` isn't called then.
 */
export function createScene(canvas: HTMLCanvasElement, options: SceneOptions): SceneHandle {
  const { circuit, reducedMotion } = options;
  const style = getComputedStyle(canvas);
  const inks = inksOf((property) => style.getPropertyValue(property));
  const stage = stageOn(canvas, inks);
  const [eye, race] = [eyeMotion(), raceAtRest()];
  const calls = new Set<() => void>();

  const draw = (seconds: number) => {
    eye.pass(seconds);
    stage.aim(eye.view());
    race.pass(seconds);
    stage.draw();
    for (const call of calls) call();
  };
  const { loop, resize } = framesOf(stage, canvas, draw, () => eye.isMoving() || race.isRunning());
  /** Does something that the next frame shows. */
  const shown =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      act(...given);
      loop.ask();
    };

  const { first, later } = buildSteps(stage, circuit, inks);
  for (const step of first) step();
  const queue = buildQueue([...later, () => addRiders(stage, circuit, inks, race)], loop.ask);
  const setDate = (date: Date | null) => setDaylight(stage.materials, daylightOf(sunOf(circuit.anchor, date), inks));
  const setStand: SceneHandle["setStand"] = (stand, row) => setOwnRows(stage.materials, circuit, stand, row);
  setDate(options.date);
  setStand(options.ownStand, options.row);
  const ending = new AbortController();
  onContextChange(canvas, ending.signal, (change) => {
    // three itself builds up what the next context needs.
    if (change === "context-restored") loop.ask();
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
      queue.stop();
      loop.stop();
      ending.abort();
      calls.clear();
      stage.dispose();
    },
  };
}

/** Frames of a stage: as fine as the screen when nothing moves, and else as fine as they come in time. */
function framesOf(
  stage: Stage,
  canvas: HTMLCanvasElement,
  draw: (seconds: number) => void,
  isMoving: () => boolean,
): { loop: FrameLoop; resize: () => void } {
  const ratio = pixelRatioOf(window.devicePixelRatio, stage.isSlow);
  const fit = () => stage.fit(isMoving() ? ratio.current() : ratio.finest());
  const resize = () => {
    fit();
    loop.ask();
  };
  const onMove = (moves: boolean) => (moves ? fit() : resize());
  const loop = frameLoop({ canvas, draw, onPace: (pace) => ratio.onPace(pace) && fit(), onMove });
  loop.keepOn(isMoving);
  return { loop, resize };
}

/** The field of riders, on the track and with its shadows. */
function addRiders(stage: Stage, circuit: SceneCircuit, inks: Inks, race: Race): void {
  const crew = riderCrew(riderField(circuit), inks, stage.sight);
  stage.add(crew.geometry, stage.materials.riderShadow, printOrder.shadow);
  stage.add(crew.geometry, stage.materials.rider, printOrder.things);
  race.enter(crew);
}

/** Leaves the rows empty in which the visitor sits, and those right before them. */
function setOwnRows({ uniforms }: Materials, { stands }: SceneCircuit, stand: string | null, row: number | null): void {
  const index = stands.findIndex(({ id }) => id === stand);
  const { value } = uniforms.ownRows;
  if (index === -1 || row === null) value.set(-1, -2);
  else value.set(rowKey(index, Math.max(1, row - emptyRows)), rowKey(index, row));
}

/** Functions that read from the picture. */
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
      // What was drawn before this task is no longer there to be read.
      draw();
      return canvas.toDataURL("image/png");
    },
  };
}
