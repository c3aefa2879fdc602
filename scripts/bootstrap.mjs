// Plain JavaScript: runs on the system's Node (20 or newer), before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./install.mjs";
import { createProgress, startedAtVariable } from "./progress.mjs";

/** `node scripts/bootstrap.mjs <script> [arguments]` installs packages, then runs a script on the project's Node. */
async function bootstrap() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  const startedAt = Date.now();
  const progress = createProgress({ startedAt });
  const [verb = "start", ...parameters] = process.argv.slice(2);

  const scripts = path.join(root, "scripts");
  if (!existsSync(path.join(scripts, `${verb}.ts`))) throw new Error(`There is no scripts/${verb}.ts`);
  const packages = path.join(root, "node_modules", ".bin");
  const env = {
    ...process.env,
    PATH: [packages, process.env["PATH"]].join(path.delimiter),
    [startedAtVariable]: String(startedAt),
  };
  /** @param {string} program @param {readonly string[]} words */
  const run = (program, ...words) =>
    runToEnd(projectNode(root), [path.join(scripts, `${program}.ts`), ...words], { cwd: root, env, stdio: "inherit" });

  const installSite = async () => {
    const isNew = await installIfNeeded(root, "Installing the packages of the site", progress);
    // Builds the site while the CMS's packages are still being installed. `verb` retries a failed build.
    if (isNew && ["start", "test"].includes(verb) && parameters.length === 0) await run("start", "build-site");
  };
  await Promise.all([
    installSite(),
    installIfNeeded(path.join(root, "cms"), "Installing the packages of the CMS", progress),
  ]);
  process.exitCode = await run(verb, ...parameters);
}

/**
 * Returns the path of the Node in the project's packages, or of this process when there is none for this system.
 *
 * @param {string} root
 */
function projectNode(root) {
  const own = path.join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(own)) return own;

  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Error(`Node 22.22 or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}`);
}

/**
 * Runs a program in the foreground, and passes on the signals that would stop this script.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} Its exit code; 1 when a signal ended it.
 */
function runToEnd(command, parameters, options) {
  const child = spawn(command, parameters, options);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

try {
  await bootstrap();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
