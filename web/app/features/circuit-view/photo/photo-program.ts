const vertexSource = `#version 300 es
const vec2 corners[3] = vec2[](vec2(-1.0, -1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0));
out vec2 at;
void main() {
  at = corners[gl_VertexID];
  gl_Position = vec4(at, 0.0, 1.0);
}`;

// The photograph covers the inside of a sphere around the eye: a pixel's direction gives its texture coordinates.
const fragmentSource = `#version 300 es
precision highp float;
uniform sampler2D photo;
uniform vec4 aim;
uniform vec2 reach;
in vec2 at;
out vec4 colour;
void main() {
  vec3 ray = normalize(vec3(at * reach, 1.0));
  float level = ray.z * aim.w - ray.y * aim.z;
  float up = ray.y * aim.w + ray.z * aim.z;
  float turn = atan(ray.x, level) + aim.x;
  colour = vec4(texture(photo, vec2(turn / 6.28318530718 + 0.5, 0.5 - asin(clamp(up, -1.0, 1.0)) / 3.14159265359)).rgb, 1.0);
}`;

/** Draws a 360° photograph in a WebGL context. */
export interface PhotoProgram {
  /** Uploads the photograph as texture. */
  setPhoto: (picture: TexImageSource) => void;
  /**
   * @param look - In degrees: to the right of the photograph's middle, above the horizon, and the vertical field of
   * view.
   */
  draw: (look: { turn: number; pitch: number; field: number }) => void;
}

/** Compiles the program; `null` when the context can't. */
export function createPhotoProgram(gl: WebGL2RenderingContext): PhotoProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return null;

  const [aim, reach] = [gl.getUniformLocation(program, "aim"), gl.getUniformLocation(program, "reach")];
  return {
    setPhoto: (picture) => {
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    },
    draw: ({ turn, pitch, field }) => {
      const [width, height] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
      const [turned, raised] = [(turn * Math.PI) / 180, (pitch * Math.PI) / 180];
      const up = Math.tan((field * Math.PI) / 360);
      gl.viewport(0, 0, width, height);
      gl.useProgram(program);
      gl.uniform4f(aim, turned, 0, Math.sin(raised), Math.cos(raised));
      gl.uniform2f(reach, (up * width) / Math.max(1, height), up);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}
