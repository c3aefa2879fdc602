/** The browser has no WebGL 2, or refuses another context. */
export class NoWebGLError extends Error {
  override name = "NoWebGLError";
}
