import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBareNode } from "./load/bare-node.ts";
import { benchSite, servingProcess } from "./load/bench-site.ts";
import { measureLatency, measureThroughput, type Throughput } from "./load/generators.ts";
import { startShippedNginx, startStaticNginx } from "./load/nginx.ts";
import { pinTo, residentMegabytesOf, untilIdle } from "./load/processes.ts";
import { requirePrograms } from "./load/require-programs.ts";
import { sentAnswer } from "./load/sent-answer.ts";
import { untilWarm } from "./load/warm-site.ts";

/**
 * Compares the processor time of one page in one run: nginx, bare `node:http`, the site, nginx and site together as
 * shipped, and the site without its stored pages. The site runs on one core with one
 * process, the load on the other: `npm run bench`.
 */
requirePrograms("h2load", "wrk", "taskset");

const page = "/nieuws";
const seconds = 8;
const ports = { nginx: 14_991, front: 14_992, bare: 14_993 };

const worker = servingProcess();
pinTo(0, worker);

const { address: local } = benchSite;
const address = `${local}${page}`;

/** Writes a file for wrk that requests another address each time. @returns Its path. */
async function eachTime(name: string, start: string): Promise<string> {
  const script = path.join(tmpdir(), `circuit-${name}.lua`);
  await writeFile(script, `n = 0 request = function() n = n + 1 return wrk.format("GET", "${start}" .. n) end`);
  return script;
}

async function assertServes(wanted: string, from: string, what: string): Promise<void> {
  if ((await sentAnswer(from)).text !== wanted) throw new Error(`${what} serves another page`);
}

await untilWarm(local);
// The site makes the smallest bodies only when it has nothing else to do, ten seconds later at the earliest.
await new Promise((resolve) => setTimeout(resolve, 15_000));
await untilIdle(worker);
const answer = await sentAnswer(address);
if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
const headers: Record<string, string> = Object.fromEntries((await fetch(address)).headers);
const { "cache-control": cacheControl = "", "content-security-policy": policy = "", etag = "" } = headers;

const nginx = await startStaticNginx(ports.nginx, answer.body, {
  "Content-Encoding": "br",
  Vary: "Accept-Encoding",
  "Cache-Control": cacheControl,
  "Content-Security-Policy": policy,
  ETag: etag,
});
const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...same } = headers;
const bare = await startBareNode(ports.bare, answer.body, {
  ...same,
  "content-encoding": "br",
  "content-length": String(answer.body.byteLength),
});
const front = await startShippedNginx(ports.front, local);
const throughFront = `${front.address}${page}`;
const [anew, absent] = await Promise.all([eachTime("anew", `${page}?q=w`), eachTime("absent", "/bestaat-niet-")]);

try {
  pinTo(0, nginx.pid);
  pinTo(0, bare.pid);
  pinTo(0, front.pid);
  await assertServes(answer.text, nginx.address, "nginx");
  await assertServes(answer.text, throughFront, "nginx before the site");
  const results: [string, Throughput][] = [];
  for (const [what, from, ...pids] of [
    ["nginx, one static file", nginx.address, nginx.pid],
    ["bare node:http, the same answer", bare.address, bare.pid],
    ["the site, a stored page", address, worker],
    ["the shipped nginx before the site, both", throughFront, front.pid, worker],
  ] as const) {
    results.push([what, await measureThroughput(from, pids, seconds)]);
  }
  const plain = { encoding: "identity" } as const;
  results.push(["the site, a stored page, uncompressed", await measureThroughput(address, [worker], seconds, plain)]);
  console.log("| at a steady rate | requests/s | median ms | p99 ms | longest ms |\n|---|---|---|---|---|");
  for (const [what, from] of [
    ["the site, a stored page", address],
    ["the shipped nginx before the site", throughFront],
    ["nginx, one static file", nginx.address],
  ] as const) {
    const { median, p99, longest, requestsPerSecond } = await measureLatency(from, 5000, seconds);
    console.log(
      `| ${what} | ${Math.round(requestsPerSecond)} | ${median.toFixed(2)} | ${p99.toFixed(2)} | ${longest.toFixed(1)} |`,
    );
  }
  console.log("");
  // Last, as the site goes on working on these pages afterwards.
  for (const [what, script, status] of [
    ["the site, a page made for every request", anew, 200],
    ["the site, a page that isn't there", absent, 404],
  ] as const) {
    const options = { script, status, connections: 4 };
    results.push([what, await measureThroughput(local, [worker], seconds, options)]);
  }

  const base = results[0]?.[1].requestsPerCpuSecond ?? 1;
  console.log(
    `| ${page}, ${answer.body.byteLength} bytes brotli | requests/s | per CPU second | CPU ms a request | of nginx | times nginx |\n|---|---|---|---|---|---|`,
  );
  for (const [what, { requestsPerSecond, requestsPerCpuSecond, millisecondsPerRequest }] of results) {
    const share = (requestsPerCpuSecond / base).toFixed(3);
    console.log(
      `| ${what} | ${Math.round(requestsPerSecond)} | ${Math.round(requestsPerCpuSecond)} | ${millisecondsPerRequest.toFixed(4)} | ${share} | ${(base / requestsPerCpuSecond).toFixed(1)} |`,
    );
  }

  console.log(`\nResident: ${Math.round(residentMegabytesOf(worker))} MB.`);
} finally {
  bare.stop();
  await Promise.all([nginx.stop(), front.stop()]);
}
