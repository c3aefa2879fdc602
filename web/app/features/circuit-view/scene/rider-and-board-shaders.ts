import { common, shadowOnGround } from "./shaders.ts";

/** GLSL that draws numbers: each digit is a bit mask of 3 × 5 squares, the upper left one first. */
const digits = /* glsl */ `
int digitOf(int digit) {
  int shapes[10] = int[10](31599, 11415, 29671, 29647, 23497, 31183, 31215, 29257, 31727, 31695);
  return shapes[digit];
}
/** Whether a point of a plate, right and up from 0 to 1, lies on a digit of a number of up to three digits. */
bool isDigit(vec2 at, int number) {
  int count = number > 99 ? 3 : number > 9 ? 2 : 1;
  int column = int(floor(at.x * 13.0)) - (13 - (4 * count - 1)) / 2;
  int row = int(floor((1.0 - at.y) * 7.0)) - 1;
  if (column < 0 || column >= 4 * count - 1 || row < 0 || row > 4) return false;
  int place = column / 4;
  int inDigit = column - place * 4;
  if (inDigit > 2) return false;
  int digit = number;
  for (int step = 0; step < count - 1 - place; step++) digit /= 10;
  int bit = 14 - (row * 3 + inDigit);
  return ((digitOf(digit - (digit / 10) * 10) >> bit) & 1) == 1;
}`;

/** Boards with a number on them. */
export const boardShader = {
  vertexShader: /* glsl */ `
attribute vec3 plate;
varying vec3 vPlate;
void main() {
  vPlate = plate;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`,
  fragmentShader: /* glsl */ `${common}${digits}
varying vec3 vPlate;
void main() {
  vec3 ink = isDigit(vPlate.xy, int(vPlate.z + 0.5)) ? vec3(0.043, 0.078, 0.086) : vec3(1.0);
  gl_FragColor = vec4(printed(ink), 1.0);
}`,
};

/** Riders: one mesh that is drawn once for each rider, in the rider's own colours. */
export const riderShader = {
  vertexShader: /* glsl */ `
attribute vec4 ink;
/** Position on the ground, and bearing and lean in radians. */
attribute vec4 stance;
attribute vec4 firstInk;
attribute vec4 secondInk;
uniform vec3 eye;
uniform vec3 towardsSun;
varying vec4 vInk;
varying vec3 vNormal;
varying vec3 vPlate;
varying vec2 vGround;
${shadowOnGround}
vec3 turned(vec3 at) {
  float across = at.x * cos(stance.w) + at.z * sin(stance.w);
  float up = at.z * cos(stance.w) - at.x * sin(stance.w);
  return vec3(across * cos(stance.z) + at.y * sin(stance.z), at.y * cos(stance.z) - across * sin(stance.z), up);
}
void main() {
  float finish = ink.a * 255.0;
  vInk = finish < 5.0 ? vec4(ink.rgb, 0.0) : finish < 15.0 ? vec4(firstInk.rgb, 1.0) : finish < 25.0 ? vec4(secondInk.rgb, 1.0) : vec4(ink.rgb, 1.0);
  vPlate = finish > 25.0 && finish < 35.0 ? vec3(ink.rg, firstInk.a * 255.0) : vec3(0.0, 0.0, -1.0);
  vNormal = turned(normal);
  vec3 place = turned(position) + vec3(stance.xy, 0.0);
  #ifdef SHADOW
  place = onGround(place);
  vGround = place.xy;
  #endif
  gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.0);
  // Hides riders that would ride through the eye.
  if (length(stance.xy - eye.xy) < 4.0 && eye.z < 4.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}`,
  fragmentShader: /* glsl */ `${common}${digits}
varying vec4 vInk;
varying vec3 vNormal;
varying vec3 vPlate;
void main() {
  float lit = dot(normalize(vNormal), towardsSun);
  vec3 ink = vInk.rgb * (1.0 - shade * vInk.a * step(lit, 0.1));
  if (vPlate.z > -0.5) ink = isDigit(vPlate.xy, int(vPlate.z + 0.5)) ? vec3(0.043, 0.078, 0.086) : vec3(1.0);
  gl_FragColor = vec4(printed(ink), 1.0);
}`,
};
