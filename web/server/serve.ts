import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { env } from "#app/env.server.ts";

/** Serves the built site: this process watches over those that serve visitors, and stays small. */
if (cluster.isPrimary) {
  // A broken configuration stops the start here, before anything listens.
  await import("#app/site-config.server.ts");
  const { runPrimary } = await import("./processes/primary.ts");
  const redis = env.REDIS_URL === undefined ? null : await import("./processes/other-machines.ts");
  runPrimary(env.WEB_PROCESSES ?? availableParallelism(), redis?.otherMachines(env.REDIS_URL ?? "") ?? null);
} else {
  const { runWorker } = await import("./processes/worker.ts");
  await runWorker();
}
