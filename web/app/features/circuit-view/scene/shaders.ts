/**
 * Shaders. Colours are flat, without lights: faces that turn away from the sun are darker, with a halftone screen at
 * the transition. Dots are fixed to the picture, not to things, as in a print.
 */

/** Uniforms and functions of the fragment shaders. `pitch` and `pixel` are in device pixels. */
export const common = /* glsl */ `
uniform vec3 towardsSun;
uniform vec3 tint;
uniform vec3 eye;
uniform vec2 size;
uniform float pitch;
uniform float pixel;
uniform float shade;

/** Distance to the nearest dot's middle, in parts of the pitch: 0.5 is half-way to the next dot. */
float dotAt(vec2 place) {
  vec2 turned = mat2(0.8988, 0.4384, -0.4384, 0.8988) * place / pitch;
  return length(fract(turned) - 0.5);
}
/** 1 within dots of a radius (in parts of the pitch), 0 between them, with an edge of a pixel. */
float dots(vec2 place, float radius) {
  return smoothstep(0.7, -0.7, (dotAt(place) - radius) * pitch) * step(0.001, radius);
}
vec3 printed(vec3 ink) { return ink * tint; }
`;

/** Faces of solid things, darker where they turn away from the sun. */
export const solid = {
  vertexShader: /* glsl */ `
attribute vec4 ink;
varying vec4 vInk;
varying vec3 vNormal;
void main() {
  vInk = ink;
  vNormal = normal;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
  fragmentShader: /* glsl */ `${common}
varying vec4 vInk;
varying vec3 vNormal;
void main() {
  float lit = dot(normalize(vNormal), towardsSun);
  float dark = lit < 0.0 ? 1.0 : dots(gl_FragCoord.xy, clamp(0.46 - lit * 1.5, 0.0, 0.46));
  gl_FragColor = vec4(printed(vInk.rgb * (1.0 - shade * dark * vInk.a)), 1.0);
}`,
};

/** The ground, with larger dots near the eye, as a print fades out at its edge. */
export const ground = {
  vertexShader: /* glsl */ `
attribute vec4 ink;
varying vec4 vInk;
varying vec2 vPlace;
void main() {
  vInk = ink;
  vec4 place = modelMatrix * vec4(position, 1.0);
  vPlace = place.xy;
  gl_Position = projectionMatrix * viewMatrix * place;
}`,
  fragmentShader: /* glsl */ `${common}
varying vec4 vInk;
varying vec2 vPlace;
void main() {
  float near = clamp(1.0 - length(vPlace - eye.xy) / 34.0, 0.0, 1.0);
  float patch_ = 0.5 + 0.5 * sin(vPlace.x / 41.0 + sin(vPlace.y / 67.0) * 2.0) * sin(vPlace.y / 29.0);
  float radius = vInk.a * (0.34 * sqrt(near) + 0.2 * patch_ * (1.0 - near));
  float dark = radius > 0.05 ? dots(gl_FragCoord.xy, radius) : 0.0;
  gl_FragColor = vec4(printed(vInk.rgb * (1.0 - 0.28 * dark)), 1.0);
}`,
};

/** GLSL that moves a point along the sunlight to the ground. */
export const shadowOnGround = /* glsl */ `
vec3 onGround(vec3 place) {
  vec2 slide = towardsSun.xy / max(towardsSun.z, 0.16);
  return vec3(place.xy - slide * max(place.z, 0.0), 0.0);
}`;

/** Draws shadows in dots. Blending keeps the darker colour, so two overlapping shadows are as dark as one. */
export const shadowFragment = /* glsl */ `${common}
varying vec2 vGround;
void main() {
  if (dotAt(gl_FragCoord.xy) > 0.44 || length(vGround - eye.xy) > 420.0) discard;
  gl_FragColor = vec4(printed(vec3(0.72, 0.4, 0.42)), 1.0);
}`;

/** Shadows of solid things. */
export const shadow = {
  vertexShader: /* glsl */ `
uniform vec3 towardsSun;
varying vec2 vGround;
${shadowOnGround}
void main() {
  vec3 spot = onGround(position);
  vGround = spot.xy;
  gl_Position = projectionMatrix * viewMatrix * vec4(spot, 1.0);
}`,
  fragmentShader: shadowFragment,
};

/** Draws faces in one colour. */
const flatInk = /* glsl */ `${common}
varying vec3 vInk;
void main() {
  gl_FragColor = vec4(printed(vInk), 1.0);
}`;

/** Flat, upright shapes that turn to the eye; their shadows are of shapes that turn to the sun. */
export const billboard = {
  vertexShader: /* glsl */ `
attribute vec4 ink;
attribute vec4 place;
uniform vec3 towardsSun;
uniform vec3 eye;
varying vec3 vInk;
varying vec2 vGround;
${shadowOnGround}
void main() {
  vInk = ink.rgb;
  float flip = fract(place.w * 37.0) > 0.5 ? 1.0 : -1.0;
  #ifdef SHADOW
  vec2 look = normalize(towardsSun.xy + vec2(0.0001, 0.0));
  #else
  vec2 look = normalize(place.xy - eye.xy + vec2(0.0001, 0.0));
  #endif
  float height = floor(place.w) * 0.05;
  vec3 spot = vec3(place.xy + vec2(look.y, -look.x) * position.x * height * flip, place.z + position.y * height);
  #ifdef SHADOW
  spot = onGround(spot);
  vGround = spot.xy;
  gl_Position = projectionMatrix * viewMatrix * vec4(spot, 1.0);
  #else
  vec4 seen = viewMatrix * vec4(spot, 1.0);
  // Later parts of a shape lie on earlier ones.
  gl_Position = projectionMatrix * vec4(seen.xyz * (1.0 - ink.a * 0.12), 1.0);
  #endif
}`,
  fragmentShader: flatInk,
};

/** Lines as strips that turn to the eye, at least about a pixel wide. */
export const line = {
  vertexShader: /* glsl */ `
attribute vec3 from;
attribute vec3 to;
attribute vec4 ink;
uniform vec2 size;
uniform float pixel;
varying vec3 vInk;
void main() {
  vInk = ink.rgb;
  vec4 a = viewMatrix * vec4(from, 1.0);
  vec4 b = viewMatrix * vec4(to, 1.0);
  float near = -0.3;
  if (a.z > near && b.z > near) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  if (a.z > near) a = mix(a, b, (near - a.z) / (b.z - a.z));
  if (b.z > near) b = mix(b, a, (near - b.z) / (a.z - b.z));
  vec4 here = position.y < 0.5 ? a : b;
  vec4 clipA = projectionMatrix * a;
  vec4 clipB = projectionMatrix * b;
  // A little nearer to the eye than the face that the line lies on.
  vec4 clip = projectionMatrix * vec4(here.xyz * 0.9965, 1.0);
  vec2 run = (clipB.xy / clipB.w - clipA.xy / clipA.w) * size;
  vec2 along = length(run) > 0.0001 ? normalize(run) : vec2(1.0, 0.0);
  float metres = ink.a * 2.55;
  float wide = max(metres * projectionMatrix[1][1] * size.y * 0.5 / max(-here.z, 0.1), 1.1 * pixel);
  clip.xy += vec2(-along.y, along.x) * position.x * wide / size * clip.w;
  gl_Position = clip;
}`,
  fragmentShader: flatInk,
};

/** Clouds: flat shapes parallel to the picture, each around a point of the sky. */
export const cloud = {
  vertexShader: /* glsl */ `
/** Direction of its middle, and half its width in degrees. */
attribute vec4 place;
uniform vec2 size;
void main() {
  vec4 at = projectionMatrix * vec4(mat3(viewMatrix) * place.xyz * 2000.0, 1.0);
  float wide = tan(radians(place.w)) * projectionMatrix[1][1];
  at.xy += position.xy * vec2(wide * size.y / size.x, wide) * at.w;
  gl_Position = at;
}`,
  fragmentShader: /* glsl */ `
uniform vec3 cloudInk;
void main() {
  gl_FragColor = vec4(cloudInk, 1.0);
}`,
};
