import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const file = pathToFileURL(path.resolve(import.meta.dirname, "../bin/start-watchdog.ts")).href;

/** Runs a program that is watched, and killed after two looks without a beat. */
async function run(program: string) {
  const code = `import { startWatchdog } from ${JSON.stringify(file)};\nstartWatchdog({ missed: 2 });\n${program}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: ["ignore", "pipe", "pipe"] });
  // A program that nothing kills would run on after the test.
  const tooLong = setTimeout(() => child.kill("SIGTERM"), 30_000);
  const [errors, printed, [exitCode, signal]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, "exit"),
  ]);
  clearTimeout(tooLong);
  return { errors, printed, exitCode, signal };
}

test("a CMS that is caught in a loop is killed, with one line in the log that says so", async () => {
  const { errors, signal } = await run("setTimeout(() => { for (;;); }, 500);");
  expect(signal).toBe("SIGKILL");
  expect(errors).toMatch(
    /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\] error: The CMS hasn't answered for 2 s, and is killed\n$/u,
  );
});

test("one that answers, even when it is busy for a while, runs on; one that has nothing left to do ends", async () => {
  const busy = "const until = Date.now() + 900; while (Date.now() < until);";
  const { errors, printed, exitCode } = await run(
    `let left = 3; const timer = setInterval(() => { ${busy} if ((left -= 1) === 0) clearInterval(timer); }, 1500);\n` +
      `process.on("exit", () => console.log("ended"));`,
  );
  expect({ errors, printed, exitCode }).toEqual({ errors: "", printed: "ended\n", exitCode: 0 });
});
