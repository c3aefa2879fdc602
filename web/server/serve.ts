import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { env, setNodeEnv, type WebEnvironment } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

// Before React and the router are loaded: without NODE_ENV they run their development builds.
setNodeEnv();

/** Serves the built site: the primary process only watches over those that serve visitors, and stays small. */
if (cluster.isPrimary) {
  // A broken configuration stops the start here, before anything listens.
  await import("#app/site-config.server.ts");
  const { warnOfDeprecatedVariables } = await import("./deprecated-variables.ts");
  warnOfDeprecatedVariables(env);
  const { runPrimary } = await import("./processes/primary.ts");
  runPrimary(env.WEB_PROCESSES ?? availableParallelism(), await reachOtherMachines(env));
} else {
  const { runWorker } = await import("./processes/worker.ts");
  await runWorker();
}

/** `null` for a site on one machine, or one without a shared secret, which gets no purges. */
async function reachOtherMachines({ REDIS_URL: redisUrl, SITE_CMS_SECRET: secret }: WebEnvironment) {
  if (redisUrl === undefined) return null;
  if (secret === undefined) {
    log.warn("REDIS_URL is of no use without SITE_CMS_SECRET: nothing tells of changes");
    return null;
  }
  const { otherMachines } = await import("./processes/other-machines.ts");
  return otherMachines({ redisUrl, secret });
}
