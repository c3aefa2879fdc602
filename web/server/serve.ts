import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { env, setNodeEnv, type WebEnvironment } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

// Must run before React and the router load: without NODE_ENV they use their development builds.
setNodeEnv();

if (cluster.isPrimary) {
  // Throws on an invalid configuration, before any process listens.
  await import("#app/site-config.server.ts");
  const { warnOfDeprecatedVariables } = await import("./deprecated-variables.ts");
  warnOfDeprecatedVariables(env);
  const { runPrimary } = await import("./processes/primary.ts");
  runPrimary(env.WEB_PROCESSES ?? availableParallelism(), await reachOtherMachines(env));
} else {
  const { runWorker } = await import("./processes/worker.ts");
  await runWorker();
}

/** Connects to Redis; `null` for a site on one machine, or without a shared secret. */
async function reachOtherMachines({ REDIS_URL: redisUrl, SITE_CMS_SECRET: secret }: WebEnvironment) {
  if (redisUrl === undefined) return null;
  if (secret === undefined) {
    log.warn("REDIS_URL is of no use without SITE_CMS_SECRET: nothing tells of changes");
    return null;
  }
  const { otherMachines } = await import("./processes/other-machines.ts");
  return otherMachines({ redisUrl, secret });
}
