import {
  CustomBlending,
  type IUniform,
  Matrix4,
  MinEquation,
  OneFactor,
  type PerspectiveCamera,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import { crowd } from "./crowd-shader.ts";
import type { Daylight } from "./daylight.ts";
import type { Ink, Inks } from "./inks.ts";
import { boardShader, riderShader } from "./rider-and-board-shaders.ts";
import { cloud, billboard, ground, line, shadow, shadowFragment, solid } from "./shaders.ts";
import { sky } from "./sky-shader.ts";

export type Materials = ReturnType<typeof createMaterials>;

const vector = ([red, green, blue]: Ink) => new Vector3(red / 255, green / 255, blue / 255);

/** Returns the uniforms that all materials share, so that each is set only once. */
function uniformsOf(inks: Inks) {
  const { yellow, pink, turqoise, light, orange, dark, secondary, blue, asphalt } = inks;
  return {
    towardsSun: { value: new Vector3(0, 0, 1) },
    tint: { value: new Vector3(1, 1, 1) },
    eye: { value: new Vector3() },
    /** Size of the picture in device pixels. */
    size: { value: new Vector2(1, 1) },
    /** Distance between halftone dots in device pixels. */
    pitch: { value: 9 },
    /** Device pixels per CSS pixel. */
    pixel: { value: 1 },
    shade: { value: 0.3 },
    /** `rowKey` of the first and of the last row without people. */
    ownRows: { value: new Vector2(-1, -2) },
    /** Converts a position in the picture to the direction seen there. */
    toRay: { value: new Matrix4() },
    high: { value: new Vector3() },
    low: { value: new Vector3() },
    lowDots: { value: new Vector3() },
    disc: { value: new Vector3() },
    discDots: { value: new Vector3() },
    stars: { value: 0 },
    cloudInk: { value: new Vector3() },
    discAt: { value: new Vector4() },
    lookUp: { value: new Vector2() },
    caps: { value: [yellow, pink, turqoise, light, yellow, orange].map(vector) },
    coats: { value: [inks["blue-strong"], dark, secondary, blue, asphalt].map(vector) },
  };
}

/** Creates the materials of a scene; each takes memory of the graphics card only once it is drawn. */
export function createMaterials(inks: Inks) {
  const uniforms = uniformsOf(inks);
  const made: ShaderMaterial[] = [];
  const make = (options: ConstructorParameters<typeof ShaderMaterial>[0]) => {
    const material = new ShaderMaterial({ ...options });
    material.uniforms = uniforms;
    made.push(material);
    return material;
  };
  /** Draws things over what is there already, in the given order. */
  const over = { depthTest: false, depthWrite: false } as const;
  /** Keeps the darker of the colour that is there and the new one. */
  const darker = {
    blending: CustomBlending,
    blendEquation: MinEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  } as const;
  /** Draws the shadow of what a shader draws, for which the shader has a variant. */
  const asShadow = { fragmentShader: shadowFragment, defines: { SHADOW: "" }, side: 2, ...over, ...darker } as const;
  return {
    uniforms,
    solid: make(solid),
    /** For what lies flat, and for the horizon, behind which nothing stands. */
    ground: make({ ...ground, side: 2, ...over }),
    shadow: make({ ...shadow, ...over, ...darker }),
    cutOut: make({ ...billboard, side: 2 }),
    cutOutShadow: make({ ...billboard, ...asShadow }),
    line: make({ ...line, side: 2 }),
    crowd: make({ ...crowd, side: 2 }),
    sky: make({ ...sky, ...over }),
    cloud: make({ ...cloud, side: 2, ...over }),
    board: make({ ...boardShader, side: 2 }),
    rider: make(riderShader),
    riderShadow: make({ ...riderShader, ...asShadow }),
    dispose: () => {
      for (const material of made) material.dispose();
    },
  };
}

/** Passes the light to the shaders. */
export function setDaylight({ uniforms }: Materials, light: Daylight): void {
  uniforms.towardsSun.value.set(...light.towards);
  uniforms.tint.value.set(...light.tint);
  uniforms.shade.value = light.shade;
  uniforms.stars.value = light.stars;
  const set = (uniform: IUniform<Vector3>, ink: Ink) => uniform.value.copy(vector(ink));
  set(uniforms.high, light.sky.high);
  set(uniforms.low, light.sky.low);
  set(uniforms.lowDots, light.sky.dots);
  set(uniforms.disc, light.disc.ink);
  set(uniforms.discDots, light.disc.dots);
  set(uniforms.cloudInk, light.cloud);
}

/** Drawn radius of the sun in degrees: larger than life, as in the design. */
const discDegrees = 6;

const towards = new Vector4();

/** Passes the camera, and the sun's position in the picture, to the shaders. */
export function setEye({ uniforms }: Materials, camera: PerspectiveCamera, pitch: number): void {
  const { projectionMatrix, matrixWorld, matrixWorldInverse } = camera;
  uniforms.eye.value.copy(camera.position);
  uniforms.toRay.value.copy(matrixWorld).setPosition(0, 0, 0).multiply(camera.projectionMatrixInverse);
  const scale = projectionMatrix.elements[5] ?? 1;
  uniforms.lookUp.value.set(pitch, 1 / scale);
  const { x, y, z } = uniforms.towardsSun.value;
  towards.set(x, y, z, 0).applyMatrix4(matrixWorldInverse);
  const isAhead = towards.z < -0.05;
  towards.applyMatrix4(projectionMatrix);
  const size = uniforms.size.value;
  const radius = (Math.tan((discDegrees * Math.PI) / 180) * scale * size.y) / 2;
  const at = (value: number, pixels: number) => ((value / towards.w + 1) / 2) * pixels;
  uniforms.discAt.value.set(at(towards.x, size.x), at(towards.y, size.y), radius, isAhead ? 1 : 0);
}
