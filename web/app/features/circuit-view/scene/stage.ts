import { type BufferGeometry, Frustum, Matrix4, Mesh, PerspectiveCamera, Scene, Vector3 } from "three";
import type { ShaderMaterial, WebGLRenderer } from "three";
import { pictureGeometry, type SightedGeometry } from "./geometries.ts";
import type { Inks } from "./inks.ts";
import { createMaterials, type Materials, setEye } from "./materials.ts";
import { createRenderer } from "./renderer.ts";
import { directionOf, type SceneView } from "./scene-view.ts";
import type { Sight } from "./sight.ts";

/** Drawing order: higher numbers are drawn later, over lower ones. */
export const drawingOrder = { sky: 0, backdrop: 1, ground: 2, shadow: 3, things: 4 } as const;

/** The renderer of a canvas, with all that it draws. */
export type Stage = ReturnType<typeof createStage>;

/** CSS pixels from one halftone dot to the next. */
const pitchPixels = 8;

/** Creates a stage on a canvas. @throws {NoWebGLError} The browser gives no WebGL 2. */
export function createStage(canvas: HTMLCanvasElement, inks: Inks) {
  const { renderer, isSlow } = createRenderer(canvas);
  const materials = createMaterials(inks);
  const scene = new Scene();
  const camera = new PerspectiveCamera(50, 1, 0.4, 12_000);
  camera.up.set(0, 0, 1);
  scene.matrixWorldAutoUpdate = false;
  const geometries = new Set<BufferGeometry>();
  const backdrops: Mesh[] = [];
  const sighting = sightingOf(camera);
  let wasLost = false;
  canvas.addEventListener("webglcontextlost", () => (wasLost = true), { once: true });

  const add = (geometry: BufferGeometry, material: ShaderMaterial, order: number) => {
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
    mesh.renderOrder = order;
    geometries.add(geometry);
    scene.add(mesh);
    return mesh;
  };
  add(pictureGeometry(), materials.sky, drawingOrder.sky);

  return {
    materials,
    /** Whether the processor draws, without a graphics card. */
    isSlow,
    /** Adds a geometry to draw; the stage frees it in `dispose`. */
    add,
    camera,
    /** Returns what was in sight in the last picture; `null` before the first. */
    sight: sighting.sight,
    /** Adds a geometry that is drawn only as far as it is in sight. */
    addSighted: ({ geometry, look }: SightedGeometry, material: ShaderMaterial, order: number) => {
      add(geometry, material, order);
      sighting.add(look);
    },
    /** Adds a geometry that moves with the eye. */
    addBackdrop: (geometry: BufferGeometry, material: ShaderMaterial) => {
      backdrops.push(add(geometry, material, drawingOrder.backdrop));
    },
    /** Fits the picture to the canvas's size on the page. */
    fit: (pixelRatio: number) => fit({ canvas, renderer, camera, materials }, pixelRatio),
    /** Points the camera, and updates what is in sight. */
    aim: (view: SceneView) => {
      aim(camera, view);
      setEye(materials, camera, view.pitch);
      sighting.look(view.eye);
      for (const mesh of backdrops) mesh.matrixWorld.setPosition(...view.eye);
    },
    draw: () => {
      renderer.clear(true, true, true);
      renderer.render(scene, camera);
    },
    /** Returns what the last frame took. */
    drawn: () => ({ triangles: renderer.info.render.triangles, drawCalls: renderer.info.render.calls }),
    dispose: () => {
      // A lost context has freed all of it already.
      if (!wasLost) {
        for (const geometry of geometries) geometry.dispose();
        materials.dispose();
      }
      scene.clear();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

interface Fitted {
  canvas: HTMLCanvasElement;
  renderer: WebGLRenderer;
  camera: PerspectiveCamera;
  materials: Materials;
}

function fit({ canvas, renderer, camera, materials }: Fitted, pixelRatio: number): void {
  const [width, height] = [Math.max(1, canvas.clientWidth), Math.max(1, canvas.clientHeight)];
  renderer.setPixelRatio(pixelRatio);
  renderer.setSize(width, height, false);
  camera.aspect = width / height;
  materials.uniforms.size.value.set(width * pixelRatio, height * pixelRatio);
  materials.uniforms.pixel.value = pixelRatio;
  materials.uniforms.pitch.value = pitchPixels * pixelRatio;
}

/** Tracks what is in sight, and updates the geometries when it changes. */
function sightingOf(camera: PerspectiveCamera) {
  const looks: SightedGeometry["look"][] = [];
  const seen = new Matrix4();
  let [sight, hasMore]: [Sight | null, boolean] = [null, true];
  return {
    sight: () => sight,
    add: (look: SightedGeometry["look"]) => {
      looks.push(look);
      hasMore = true;
    },
    look: (eye: SceneView["eye"]) => {
      const matrix = toPicture.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      if (!hasMore && matrix.equals(seen)) return;
      hasMore = false;
      sight = { eye, frustum: new Frustum().setFromProjectionMatrix(seen.copy(matrix)) };
      for (const look of looks) look(sight);
    },
  };
}

const target = new Vector3();
const toPicture = new Matrix4();

/** Points a camera where a view looks. */
function aim(camera: PerspectiveCamera, view: SceneView): void {
  const [x, y, z] = directionOf(view);
  camera.fov = view.fieldOfViewDegrees;
  camera.position.set(...view.eye);
  camera.lookAt(target.set(view.eye[0] + x, view.eye[1] + y, view.eye[2] + z));
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
}
