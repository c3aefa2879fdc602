import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { cpuSecondsOf } from "./processes.ts";
import { quantileOf } from "./quantile.ts";

const run = promisify(execFile);

/** The core for the load; the measured process has the other. */
const core = "1";

export interface Throughput {
  requestsPerSecond: number;
  requestsPerCpuSecond: number;
  millisecondsPerRequest: number;
}

interface ThroughputOptions {
  script?: string | null;
  connections?: number;
  status?: 200 | 404;
  encoding?: "br" | "identity";
}

/**
 * Requests one address as fast as it is answered.
 *
 * @param pids - Processes whose processor time is counted.
 * @param seconds - How long to send requests.
 * @param script - Lua file for wrk that varies the requests; `null` to repeat one.
 * @param status - What is answered: of a 404 wrk only says that it isn't a 200.
 * @param encoding - What the client accepts.
 */
export async function measureThroughput(
  address: string,
  pids: readonly number[],
  seconds: number,
  { script = null, connections = 32, status = 200, encoding = "br" }: ThroughputOptions = {},
): Promise<Throughput> {
  const asked = ["-t1", `-c${connections}`, "--timeout", "30s", `-d${seconds}s`, "-H", `accept-encoding: ${encoding}`];
  const cpuSeconds = () => pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const before = cpuSeconds();
  const { stdout } = await run("taskset", ["-c", core, "wrk", ...asked, ...(script ? ["-s", script] : []), address]);
  const cpu = cpuSeconds() - before;

  const requests = Number(/(\d+) requests in/u.exec(stdout)?.[1] ?? 0);
  const others = Number(/Non-2xx or 3xx responses: (\d+)/u.exec(stdout)?.[1] ?? 0);
  const isRight = requests > 0 && others === (status === 200 ? 0 : requests) && !stdout.includes("Socket errors");
  if (!isRight) throw new Error(`The load went wrong: ${stdout}`);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1] ?? 0),
    requestsPerCpuSecond: requests / cpu,
    millisecondsPerRequest: (cpu / requests) * 1000,
  };
}

/** Response times in milliseconds, and the rate that was reached. */
export interface Latency {
  median: number;
  p99: number;
  longest: number;
  requestsPerSecond: number;
}

const steadyConnections = 50;

/**
 * Requests one address at a steady rate for some seconds, and measures how long the answers take.
 *
 * @param cookie - Sent with each; none when absent.
 */
export async function measureLatency(
  address: string,
  requestsPerSecond: number,
  seconds: number,
  cookie?: string,
): Promise<Latency> {
  const log = path.join(tmpdir(), `circuit-h2load-${process.pid}`);
  const rate = ["--h1", "-t1", "-c", String(steadyConnections), "--rps", String(requestsPerSecond / steadyConnections)];
  const visitor = cookie === undefined ? [] : ["-H", `cookie: ${cookie}`];
  const request = ["-D", String(seconds), "-H", "accept-encoding: br", ...visitor, "--log-file", log, address];
  await run("taskset", ["-c", core, "h2load", ...rate, ...request], { maxBuffer: 64_000_000 });

  const rows = (await readFile(log, "utf8")).trim().split("\n");
  await rm(log);
  const took = rows.map((row) => Number(row.split("\t")[2]) / 1000);
  const at = (share: number) => quantileOf(took, share);
  return { median: at(0.5), p99: at(0.99), longest: at(1), requestsPerSecond: took.length / seconds };
}
