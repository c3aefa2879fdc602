/** The browser can't draw a scene: it has no WebGL 2, or gives no more of it. */
export class NoWebGLError extends Error {
  override name = "NoWebGLError";
}
