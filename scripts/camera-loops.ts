import { execFile } from "node:child_process";
import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { createProgress } from "./progress.mjs";
import { runCommand } from "./run-command.ts";

/*
 * `npm run camera-loops [camera…]` makes the films, stills and posters of the demo's cameras (in the repository).
 * `bench/camera-frames.ts` renders the site's 3D scene from each camera in a browser, and ffmpeg encodes the frames.
 */

const run = promisify(execFile);

const framesPerSecond = 10;
/** Length of a film and of each of its five fragments, in seconds. The film loops: it ends as it begins. */
const loop = { seconds: 20, part: 4 };
/** Positions of the stills in the film, in seconds: the site shows one for each half minute. */
const stillsAt = [0, 10];

/** ffmpeg's JPEG qualities to try, best first. */
const posterQualities = [9, 12, 15, 18, 21, 24, 27, 31];
const posterBytes = 60_000;

const root = path.join(import.meta.dirname, "..");
const drawn = path.join(root, ".cache", "camera-frames");
const streams = path.join(root, "web", "streams");
const posters = path.join(root, "cms", "seed", "media", "views");

/** Renders the frames of cameras; of all when none is named. */
async function drawFrames(cameras: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    E2E_CHROMIUM: await ensureChromium(createProgress()),
    CAMERA_FRAMES: String(framesPerSecond * loop.seconds),
    CAMERA_SECONDS: String(loop.seconds),
  };
  await runCommand(["node", "bench/camera-frames.ts", ...cameras], { cwd: root, env });
}

async function makeFilm(camera: string): Promise<void> {
  const frames = path.join(drawn, camera, "%03d.jpg");
  const input = ["-v", "error", "-y", "-framerate", String(framesPerSecond), "-i", frames];
  const keyFrames = framesPerSecond * loop.part;
  const film = path.join(streams, `${camera}.mp4`);
  const coded = ["-c:v", "libx264", "-profile:v", "main", "-preset", "veryslow", "-crf", "36", "-bf", "0", "-an"];
  // Each fragment begins with a key frame, and can be played without the others.
  const parts = `keyint=${keyFrames}:min-keyint=${keyFrames}:scenecut=0:open-gop=0`;
  const form = ["-movflags", "frag_keyframe+empty_moov+default_base_moof", "-f", "mp4", film];
  await run("ffmpeg", [...input, "-vf", "scale=854:480,format=yuv420p", ...coded, "-x264-params", parts, ...form]);

  for (const [index, second] of stillsAt.entries()) {
    const still = path.join(streams, `${camera}.${index}.webp`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes all cores
    await picture(
      camera,
      second,
      "scale=400:-2",
      ["-c:v", "libwebp", "-quality", "45", "-compression_level", "6"],
      still,
    );
  }
  await makePoster(camera);
  process.stdout.write(`${camera}: ${Math.round((await stat(film)).size / 1000)} kB\n`);
}

/** Makes the camera's poster in the seed, in the best quality that fits `posterBytes`. */
async function makePoster(camera: string): Promise<void> {
  const poster = path.join(posters, `camera-${camera}.jpg`);
  for (const quality of posterQualities) {
    const coded = ["-q:v", String(quality), "-huffman", "optimal"];
    // oxlint-disable-next-line no-await-in-loop -- the next one only when this one is too large
    await picture(camera, 0, "scale=854:480,format=yuvj420p", coded, poster);
    // oxlint-disable-next-line no-await-in-loop
    if ((await stat(poster)).size < posterBytes) return;
  }
}

/** Encodes the frame at a second of the film as a picture. */
async function picture(camera: string, second: number, filter: string, coded: string[], file: string): Promise<void> {
  const frame = path.join(drawn, camera, `${String(second * framesPerSecond).padStart(3, "0")}.jpg`);
  await run("ffmpeg", ["-v", "error", "-y", "-i", frame, "-vf", filter, "-frames:v", "1", ...coded, file]);
}

try {
  await run("ffmpeg", ["-version"]);
} catch {
  process.stderr.write("ffmpeg is needed for this, for example: apt install ffmpeg, or brew install ffmpeg\n");
  process.exit(1);
}
const asked = process.argv.slice(2);
await drawFrames(asked);
await mkdir(streams, { recursive: true });
for (const camera of await readdir(drawn)) {
  // oxlint-disable-next-line no-await-in-loop
  if (asked.length === 0 || asked.includes(camera)) await makeFilm(camera);
}
