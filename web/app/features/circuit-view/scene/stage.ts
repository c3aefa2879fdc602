import { type BufferGeometry, Matrix4, Mesh, PerspectiveCamera, Scene, Vector3 } from "three";
import type { ShaderMaterial, WebGLRenderer } from "three";
import { pictureGeometry, type SightedGeometry } from "./geometries.ts";
import type { Inks } from "./inks.ts";
import { materialsOf, type Materials, setEye } from "./materials.ts";
import { rendererOn } from "./renderer.ts";
import { type Sight, sightOf } from "./sight.ts";
import { directionOf, type SceneView } from "./scene-view.ts";

/** In which order things are printed. */
export const printOrder = { sky: 0, backdrop: 1, ground: 2, shadow: 3, things: 4 } as const;

/** Where pictures are made: the renderer with all that is drawn. */
export interface Stage {
  materials: Materials;
  /** Whether the processor draws, as there is no graphics card. */
  isSlow: boolean;
  /** Adds something that is drawn from now on; its geometry is freed with the stage. */
  add: (geometry: BufferGeometry, material: ShaderMaterial, order: number) => Mesh;
  /** The same for what is drawn only as far as it is in sight. */
  addSighted: (thing: SightedGeometry, material: ShaderMaterial, order: number) => void;
  /** What was in sight in the last picture; `null` before the first. */
  sight: () => Sight | null;
  /** Adds something that goes along with the eye. */
  addBackdrop: (geometry: BufferGeometry, material: ShaderMaterial) => Mesh;
  /** Fits the picture to the canvas's size on the page. */
  fit: (pixelRatio: number) => void;
  /** Points the camera, and updates what is in sight. */
  aim: (view: SceneView) => void;
  draw: () => void;
  camera: PerspectiveCamera;
  /** What the last frame took. */
  drawn: () => { triangles: number; drawCalls: number };
  dispose: () => void;
}

/** Pixels of the page from one halftone dot to the next. */
const pitchPixels = 8;

/**
 * Makes a stage on a canvas.
 *
 * @throws {NoWebGLError} The browser gives no WebGL 2.
 */
export function stageOn(canvas: HTMLCanvasElement, inks: Inks): Stage {
  const { renderer, isSlow } = rendererOn(canvas);
  const materials = materialsOf(inks);
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
  add(pictureGeometry(), materials.sky, printOrder.sky);

  return {
    materials,
    isSlow,
    add,
    camera,
    sight: sighting.sight,
    addSighted: ({ geometry, look }, material, order) => {
      add(geometry, material, order);
      sighting.add(look);
    },
    addBackdrop: (geometry, material) => {
      const mesh = add(geometry, material, printOrder.backdrop);
      backdrops.push(mesh);
      return mesh;
    },
    fit: (pixelRatio) => fit({ canvas, renderer, camera, materials }, pixelRatio),
    aim: (view) => {
      aim(camera, view);
      setEye(materials, camera, view.pitch);
      sighting.look(view.eye);
      for (const mesh of backdrops) mesh.matrixWorld.setPosition(...view.eye);
    },
    draw: () => {
      renderer.clear(true, true, true);
      renderer.render(scene, camera);
    },
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

/** Updates things when what is in sight has changed. */
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
      [sight, hasMore] = [sightOf(seen.copy(matrix).elements, eye), false];
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
