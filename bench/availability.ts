import { benchSite, servingProcess } from "./load/bench-site.ts";
import { measureLatency, measureThroughput } from "./load/generators.ts";
import { pinTo } from "./load/processes.ts";
import { requirePrograms } from "./load/require-programs.ts";

/**
 * Measures the small shared answer that tells browsers what is left (`GET /shop/availability`), as every page with tickets
 * asks for it: the site on one core with one process, the load on the other. Part of `npm run bench:selling`.
 */
requirePrograms("h2load", "wrk", "taskset");

const worker = servingProcess();
pinTo(0, worker);
const address = `${benchSite.address}/shop/availability`;
const seconds = 30;

const { requestsPerSecond, millisecondsPerRequest } = await measureThroughput(address, [worker], seconds);
const { median, p99, longest, requestsPerSecond: steady } = await measureLatency(address, 5000, seconds);

console.log(
  "| what is left, shared answer | requests/s | median | p99 | longest | CPU ms a request |\n|---|---|---|---|---|---|",
);
console.log(`| as fast as it goes | ${requestsPerSecond.toFixed(0)} | | | | ${millisecondsPerRequest.toFixed(3)} |`);
console.log(
  `| 5,000 asked a second | ${steady.toFixed(0)} | ${median.toFixed(1)} ms | ${p99.toFixed(1)} ms | ${longest.toFixed(0)} ms | |`,
);
