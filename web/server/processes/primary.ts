import cluster, { type Worker } from "node:cluster";
import { UsedNonces } from "@circuit/contract/site-link/signature";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { log } from "#app/log.server.ts";
import { listenFailureExitCode, parseMessage, type Message } from "./messages.ts";
import type { OtherMachines } from "./other-machines.ts";

/** First and longest pause before a dead process is replaced, in milliseconds. */
const restartMs = { first: 100, longest: 10_000 };

/** Uptime of a process after which the pause is reset, in milliseconds. */
const healthyMs = 30_000;

/** How long processes have to finish their requests on shutdown, in milliseconds. */
const drainMs = 10_000;

/**
 * Settings of glibc's allocator, by which more memory returns to the system after peaks: fewer arenas, and large blocks
 * outside of them.
 */
const processVariables = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * V8 flags. The small young generation keeps a process under 200 MB; half of it would double the time for garbage
 * collection. Without the last flag V8 may, under load, start to allocate requests in the old generation, where each
 * costs nearly twice as much time (bench/README.md).
 */
const processFlags = ["--max-semi-space-size=8", "--max-old-space-size=256", "--no-allocation-site-pretenuring"];

/**
 * Runs the processes that serve visitors: replaces dead ones, makes one the leading process, and forwards their
 * messages.
 *
 * @param count - Number of processes.
 * @param others - The other machines that serve the same site; `null` when there are none.
 */
export function runPrimary(count: number, others: OtherMachines | null): void {
  let isStopping = false;
  let pauseMs = restartMs.first;
  let leader: Worker | undefined;
  const listening = new Set<number>();
  // Shared by all processes, as a replayed purge may reach another one.
  const usedIds = new UsedNonces();

  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const broadcast = (message: Message, except?: Worker) => {
    for (const worker of workers()) if (worker !== except && worker.isConnected()) worker.send(message);
  };
  const chooseLeader = () => {
    leader = workers().find((worker) => listening.has(worker.id) && worker.isConnected());
    leader?.send({ kind: "lead" } satisfies Message);
  };

  // Counts the rate limits of forms for all processes.
  // oxlint-disable-next-line no-new -- the constructor starts to listen
  new RateLimiterClusterMaster();

  others?.listen((changes) => broadcast({ kind: "changes", changes }));

  cluster.on("message", (worker, value: unknown) => {
    const message = parseMessage(value);
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

  // A process that is still loading would miss the message to lead.
  cluster.on("listening", (worker) => {
    listening.add(worker.id);
    if (leader === undefined || leader.isDead()) chooseLeader();
  });

  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) return;
    // The process has logged why it can't listen; a retry is useless.
    if (code === listenFailureExitCode) return stop(1);

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

  // All processes accept from the same backlog, so that connections survive the death of one process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...processFlags] });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(0));
  for (let started = 0; started < count; started += 1) fork();
}
