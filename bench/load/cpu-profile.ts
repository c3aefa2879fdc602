import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { cpuSecondsOf } from "./processes.ts";

const by = (pattern: RegExp) => (_name: string, url: string) => pattern.test(url);
const isParsing = (name: string, url: string) =>
  /node_modules\/zod\//u.test(url) || name === "parse" || name === "json";
/** What the processor's time goes to, from the most telling place of a call down. */
const shares = [
  { name: "garbage collection", isOf: (name: string, _url: string) => name === "(garbage collector)" },
  { name: "critical CSS", isOf: by(/critical-(?:css|styles)|critical-sheet/u) },
  { name: "the router", isOf: by(/node_modules\/(?:@?react-router|turbo-stream)/u) },
  { name: "React", isOf: by(/node_modules\/(?:react|react-dom|scheduler)\//u) },
  { name: "parsing answers", isOf: isParsing },
  { name: "the site's own components and rules", isOf: by(/build\/server|web\/app/u) },
  { name: "the page store", isOf: by(/web\/server/u) },
] as const;

/** Names of the shares, in the order of {@link sharesOf}. */
export const shareNames = [...shares.map(({ name }) => name), "Node itself", "other threads (compression)"] as const;

const nodeSchema = z.object({
  id: z.number(),
  callFrame: z.object({ functionName: z.string(), url: z.string() }),
  children: z.array(z.number()).default([]),
});
const profileSchema = z.object({
  profile: z.object({ nodes: z.array(nodeSchema), samples: z.array(z.number()), timeDeltas: z.array(z.number()) }),
});
const targetsSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })]);
const answerSchema = z.object({ id: z.number(), result: z.unknown() });

/** Where Node opens its inspector on SIGUSR1. */
const inspectorUrl = "http://127.0.0.1:9229/json/list";

/**
 * Profiles a process of Node while something happens. It must have the inspector's usual port to itself.
 *
 * @returns Milliseconds of processor time by {@link shareNames}, and in all.
 */
export async function sharesOf(pid: number, work: () => Promise<void>): Promise<{ byShare: number[]; all: number }> {
  process.kill(pid, "SIGUSR1");
  const { call, close } = await openInspector();
  await call("Profiler.enable");
  await call("Profiler.setSamplingInterval", { interval: 500 });
  await call("Profiler.start");
  const before = cpuSecondsOf(pid);
  await work();
  const all = (cpuSecondsOf(pid) - before) * 1000;
  const { profile } = profileSchema.parse(await call("Profiler.stop"));
  close();

  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(profile.nodes.flatMap(({ id, children }) => children.map((child) => [child, id] as const)));
  const sums = new Map<string, number>(shareNames.map((name) => [name, 0]));
  profile.samples.forEach((id, index) => {
    const share = shareOf(id);
    if (share !== null) sums.set(share, (sums.get(share) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1000);
  });
  const ofMainThread = [...sums.values()].reduce((sum, each) => sum + each, 0);
  sums.set("other threads (compression)", Math.max(0, all - ofMainThread));
  return { byShare: shareNames.map((name) => sums.get(name) ?? 0), all };

  /** The share of a sample: what runs, or else the nearest caller that tells. */
  function shareOf(id: number): string | null {
    const own = byId.get(id)?.callFrame;
    if (own === undefined || own.functionName === "(idle)") return null;
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame;
      const found = frame && shares.find(({ isOf }) => isOf(frame.functionName, frame.url));
      if (found !== undefined) return found.name;
    }
    return "Node itself";
  }
}

type Call = (method: string, params?: Record<string, unknown>) => Promise<unknown>;

async function openInspector(): Promise<{ call: Call; close: () => void }> {
  const socket = new WebSocket(await debuggerUrl());
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("The inspector doesn't answer")));
  });
  let last = 0;
  const call: Call = (method, params = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<unknown>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const answer = answerSchema.safeParse(JSON.parse(String(data)));
        if (!answer.success || answer.data.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer.data.result);
      };
      socket.addEventListener("message", listen);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  };
  return { call, close: () => socket.close() };
}

async function debuggerUrl(attempt = 0): Promise<string> {
  try {
    const [{ webSocketDebuggerUrl }] = targetsSchema.parse(await (await fetch(inspectorUrl)).json());
    return webSocketDebuggerUrl;
  } catch (error) {
    if (attempt >= 50) throw error;
    await pause(100);
    return debuggerUrl(attempt + 1);
  }
}
