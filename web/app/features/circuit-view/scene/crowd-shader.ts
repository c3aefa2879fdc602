/**
 * Draws people on the strip of a row: each a body with a head and a cap. Far away several merge into one block of
 * colour, so that nothing flickers.
 */
export const crowd = {
  vertexShader: /* glsl */ `
attribute vec3 seat;
attribute vec4 ink;
varying vec3 vSeat;
varying vec3 vInk;
void main() {
  vSeat = seat;
  vInk = ink.rgb;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`,
  fragmentShader: /* glsl */ `
uniform vec3 tint;
uniform vec3 caps[6];
uniform vec3 coats[5];
uniform vec2 ownRows;
varying vec3 vSeat;
varying vec3 vInk;
float chance(vec2 seed) {
  vec3 mixed = fract(seed.xyx * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}
vec3 capOf(float share) {
  int index = int(share * 5.999);
  return index == 0 ? caps[0] : index == 1 ? caps[1] : index == 2 ? caps[2] : index == 3 ? caps[3] : index == 4 ? caps[4] : caps[5];
}
vec3 coatOf(float share) {
  int index = int(share * 4.999);
  return index == 0 ? coats[0] : index == 1 ? coats[1] : index == 2 ? coats[2] : index == 3 ? coats[3] : coats[4];
}
void main() {
  float key = floor(vSeat.z + 0.5);
  bool isOwn = key >= ownRows.x && key <= ownRows.y;
  // The visitor's own row, around the eye, isn't drawn.
  if (key == ownRows.y) discard;
  float wide = fwidth(vSeat.x);
  float coarse = max(0.0, ceil(log2(wide * 3.0 / 0.62)));
  float place = 0.62 * exp2(coarse);
  float cell = floor(vSeat.x / place);
  vec2 seed = vec2(cell, key);
  bool isTaken = chance(seed) > 0.14 && !isOwn;
  float up = vSeat.y;
  vec3 ink;
  if (coarse > 0.5) {
    if (!isTaken || up > 1.22) discard;
    ink = up > 0.78 ? capOf(chance(seed + 3.1)) : coatOf(chance(seed + 7.7));
  } else {
    float middle = vSeat.x - (cell + 0.5) * place;
    bool isSeat = up < 0.46 && abs(middle) < 0.28 - 0.06 * smoothstep(0.38, 0.46, up);
    float x = middle - (chance(seed + 1.3) - 0.5) * 0.12;
    float rise = (chance(seed + 5.9) - 0.5) * 0.12;
    vec2 head = vec2(x, up - 1.08 - rise);
    float shoulder = (up - rise - 0.62) * 0.95;
    bool isHead = isTaken && dot(head, head) < 0.0225;
    bool isCap = isHead && head.y > 0.0;
    // Seen from behind, the back of the seat hides whoever sits in it.
    bool isHidden = gl_FrontFacing && up < 0.45;
    bool isBody = isTaken && !isHidden && (up < 0.62 + rise ? abs(x) < 0.27 : dot(vec2(x, shoulder), vec2(x, shoulder)) < 0.0729);
    if (!isHead && !isBody && !isSeat) discard;
    float tone = chance(seed + 9.2);
    vec3 skin = tone < 0.4 ? vec3(0.95, 0.79, 0.65) : tone < 0.72 ? vec3(0.91, 0.64, 0.48) : vec3(0.55, 0.35, 0.23);
    bool isSeatFirst = isSeat && !isBody;
    ink = isSeatFirst ? vInk : isCap ? capOf(chance(seed + 3.1)) : isHead ? skin : coatOf(chance(seed + 7.7));
  }
  gl_FragColor = vec4(ink * tint, 1.0);
}`,
};
