import cluster, { type Worker } from "node:cluster";
import { UsedIds } from "@circuit/contract/site-link/signature";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { log } from "#app/log.server.ts";
import { listenFailure, toMessage, type Message } from "./messages.ts";
import type { OtherMachines } from "./other-machines.ts";

/** First and longest pause before a process that died is replaced, in milliseconds. */
const restartMs = { first: 100, longest: 10_000 };

/** This long after a process was started the pause starts over, in milliseconds. */
const healthyMs = 30_000;

/** How long requests may take to finish once the site is asked to stop, in milliseconds. */
const drainMs = 10_000;

/**
 * Settings of glibc: fewer memory pools, and large blocks outside of them, so that
 * more memory goes back to the system after a busy moment.
 */
const processVariables = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Pages are small and short-lived: a small young heap keeps a process well under 200 MB. With half of this one, twice
 * as much time goes into collecting garbage.
 *
 * Without the last flag V8 may decide, while many requests are under way, that requests live long, and puts all later
 * ones among the old objects for good: each then costs nearly twice as much time (bench/README.md).
 */
const processFlags = ["--max-semi-space-size=8", "--max-old-space-size=256", "--no-allocation-site-pretenuring"];

/**
 * Runs the processes that serve visitors. It replaces those that die, makes one the
 * leading process, and passes their messages on.
 *
 * @param count - How many processes.
 * @param others - The other machines that serve the same site; `null` when there are none.
 */
export function runPrimary(count: number, others: OtherMachines | null): void {
  let isStopping = false;
  let pauseMs = restartMs.first;
  let leader: Worker | undefined;
  const listening = new Set<number>();
  // One for all processes: a replayed purge may reach another of them.
  const usedIds = new UsedIds();

  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const broadcast = (message: Message, except?: Worker) => {
    for (const worker of workers()) if (worker !== except && worker.isConnected()) worker.send(message);
  };
  const chooseLeader = () => {
    leader = workers().find((worker) => listening.has(worker.id) && worker.isConnected());
    leader?.send({ kind: "lead" } satisfies Message);
  };

  // Rate limits of forms are counted here, for all processes together.
  // oxlint-disable-next-line no-new -- it listens from now on
  new RateLimiterClusterMaster();

  others?.listen((changes) => broadcast({ kind: "changes", changes }));

  cluster.on("message", (worker, value: unknown) => {
    const message = toMessage(value);
    if (message === null) return;
    if (message.kind === "purge" && !usedIds.use(message.id, Math.floor(Date.now() / 1000))) {
      log.info("Purge is refused", { reason: "used before" });
      return;
    }
    if (message.kind === "purge") others?.publish(message.changes);
    if (message.kind === "purge" || message.kind === "changes")
      broadcast({ kind: "changes", changes: message.changes });
    else broadcast(message, worker);
  });

  // Not earlier: a message to a process that is still loading would be lost.
  cluster.on("listening", (worker) => {
    listening.add(worker.id);
    if (leader === undefined || leader.isDead()) chooseLeader();
  });

  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) return;
    // A process that can't even listen says why itself: there is no use in trying again.
    if (code === listenFailure) return stop(1);

    log.error("A process died and is replaced", { pid: worker.process.pid ?? null, code, signal });
    listening.delete(worker.id);
    if (worker === leader) chooseLeader();
    setTimeout(() => isStopping || fork(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, restartMs.longest);
  });

  function fork(): void {
    const worker = cluster.fork(processVariables);
    const healthy = setTimeout(() => (pauseMs = restartMs.first), healthyMs).unref();
    worker.once("exit", () => clearTimeout(healthy));
  }

  function stop(exitCode: number): void {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = exitCode;
    others?.close();
    broadcast({ kind: "drain" });
    setTimeout(() => workers().forEach((worker) => worker.process.kill("SIGKILL")), drainMs).unref();
  }

  // The processes accept connections from one queue of the operating system: those that a dying process hasn't
  // accepted go to the others.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...processFlags] });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(0));
  for (let started = 0; started < count; started += 1) fork();
}
