import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { CreatePanorama, PanoramaEvent } from "../panorama-handle.ts";
import { onContextChange } from "../scene/context-changes.ts";
import { createFrameLoop } from "../scene/frame-loop.ts";
import { NoWebGLError } from "../scene/no-web-gl-error.ts";
import { createEyeMotion } from "../scene/scene-motion.ts";
import type { SceneView } from "../scene/scene-view.ts";
import { createPhotoProgram, type PhotoProgram } from "./photo-program.ts";
import { inCamera } from "./camera-direction.ts";

/** Most device pixels per CSS pixel: more make no visible difference. */
const maxRatio = 2;

/**
 * Shows a subject's 360° photograph on a canvas, with the same controls as the drawn circuit.
 *
 * @throws {NoWebGLError} The browser gives no WebGL 2.
 */
export const createPhotoScene: CreatePanorama = (canvas, { subject, onTrouble }) => {
  const { url = "", bearing: photoBearing = 0 } = subject.photo ?? {};
  const gl = canvas.getContext("webgl2", { antialias: false, alpha: true });
  const ending = new AbortController();
  const life = { url, onTrouble, signal: ending.signal, onChange: () => loop.requestFrame() };
  const photo = gl && photoOn(canvas, gl, life);
  if (photo === null) throw new NoWebGLError("No WebGL 2");

  const eye = createEyeMotion();
  const calls = new Set<() => void>();
  const draw = () => {
    const { bearing, pitch, fieldOfViewDegrees: field } = eye.view();
    photo.draw({ turn: bearing - photoBearing, pitch, field });
    for (const call of calls) call();
  };
  const loop = createFrameLoop({ canvas, draw });
  const fit = () => {
    const ratio = Math.min(maxRatio, window.devicePixelRatio);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    loop.requestFrame();
  };
  fit();

  return {
    show: (view) => {
      eye.show(view, false);
      loop.requestFrame();
    },
    view: eye.view,
    look: (bearing, pitch) => {
      eye.look(bearing, pitch);
      loop.requestFrame();
    },
    ...withoutCircuit,
    project: (point) => projected(point, eye.view(), canvas),
    onFrame: (call) => {
      calls.add(call);
      return () => calls.delete(call);
    },
    resize: fit,
    snapshot: () => {
      draw();
      return canvas.toDataURL("image/png");
    },
    dispose: () => {
      ending.abort();
      loop.stop();
      calls.clear();
      gl?.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
};

interface PhotoLife {
  url: string;
  onTrouble: (kind: PanoramaEvent) => void;
  signal: AbortSignal;
  /** Called when there is something new to draw. */
  onChange: () => void;
}

/** Keeps a photograph in a WebGL context, also after that was lost; `null` when the browser can't draw it. */
function photoOn(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, life: PhotoLife) {
  const { url, signal, onTrouble, onChange } = life;
  let program = createPhotoProgram(gl);
  if (program === null) return null;
  let picture: TexImageSource | null = null;
  const take = (loaded: TexImageSource) => {
    picture = loaded;
    program?.setPhoto(loaded);
    onChange();
  };
  const load = async () => {
    const loaded = await loadPicture(url, gl.getParameter(gl.MAX_TEXTURE_SIZE));
    if (signal.aborted) return;
    if (loaded === null) onTrouble("not-loaded");
    else take(loaded);
  };
  onContextChange(canvas, signal, (change) => {
    if (change === "context-restored") program = createPhotoProgram(gl);
    if (change === "context-restored" && picture !== null) take(picture);
    onTrouble(change);
  });
  void load();
  return {
    draw: (look: Parameters<PhotoProgram["draw"]>[0]) => {
      if (picture !== null) program?.draw(look);
    },
  };
}

/** A photograph ignores grandstand, date and riders. */
const withoutCircuit = { setStand: () => undefined, setDate: () => undefined, setRiders: () => undefined };

function projected(point: SpacePoint, view: SceneView, { clientWidth, clientHeight }: HTMLCanvasElement) {
  const [x, y, z] = view.eye;
  const [right, up, ahead] = inCamera([point[0] - x, point[1] - y, point[2] - z], view);
  const scale = clientHeight / 2 / Math.tan((view.fieldOfViewDegrees * Math.PI) / 360);
  return {
    x: clientWidth / 2 + (right / ahead) * scale,
    y: clientHeight / 2 - (up / ahead) * scale,
    isAhead: ahead > 0,
  };
}

/** Loads the picture, no wider than the graphics card takes; `null` when that fails. */
async function loadPicture(url: string, most: unknown): Promise<TexImageSource | null> {
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const width = typeof most === "number" ? most : image.naturalWidth;
    if (image.naturalWidth <= width) return image;
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: Math.round(width / 2) });
  } catch {
    return null;
  }
}
