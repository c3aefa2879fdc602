import { common } from "./shaders.ts";

/** The sky: two flat colours with a halftone between them, the sun or moon as a large disc, and stars at night. */
export const sky = {
  vertexShader: /* glsl */ `
uniform mat4 toRay;
varying vec3 vRay;
varying vec2 vPlace;
void main() {
  vec4 far = toRay * vec4(position.xy, 1.0, 1.0);
  vRay = far.xyz / far.w;
  vPlace = position.xy;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}`,
  fragmentShader: /* glsl */ `${common}
uniform vec3 high;
uniform vec3 low;
uniform vec3 lowDots;
uniform vec3 disc;
uniform vec3 discDots;
uniform float stars;
/** Middle and radius of the disc in device pixels, and whether it lies ahead. */
uniform vec4 discAt;
/** Pitch of the view in degrees, and the tangent of half the vertical field of view. */
uniform vec2 lookUp;
varying vec3 vRay;
varying vec2 vPlace;
void main() {
  // Colours change with the height in the picture, as in a print.
  float up = lookUp.x + degrees(atan(vPlace.y * lookUp.y));
  float into = clamp((13.0 - up) / 13.0, 0.0, 1.0);
  // The lower colour comes in as dots that grow into each other.
  vec3 ink = mix(high, low, dots(gl_FragCoord.xy + pitch * 0.5, smoothstep(0.0, 1.0, clamp((20.0 - up) / 15.0, 0.0, 1.0)) * 0.75));
  ink = mix(ink, lowDots, dots(gl_FragCoord.xy, into > 0.0 ? 0.16 + 0.08 * into : 0.0) * 0.72);
  if (stars > 0.0 && up > 4.0) {
    vec3 ray = normalize(vRay);
    vec2 grid = vec2(degrees(atan(ray.x, ray.y)), degrees(asin(ray.z))) / 3.0;
    vec2 cell = floor(grid);
    vec2 at = fract(sin(vec2(dot(cell, vec2(127.1, 311.7)), dot(cell, vec2(269.5, 183.3)))) * 43758.5453) * 0.8 + 0.1;
    ink = mix(ink, vec3(1.0), stars * step(length(fract(grid) - at), 0.045));
  }
  vec2 off = gl_FragCoord.xy - discAt.xy;
  float isDisc = clamp(discAt.z - length(off) + 0.5, 0.0, 1.0) * discAt.w;
  vec3 sun = mix(disc, discDots, off.y < 0.0 ? dots(gl_FragCoord.xy, 0.26) : 0.0);
  gl_FragColor = vec4(mix(ink, sun, isDisc), 1.0);
}`,
};
