import type { ScannerDevice } from "./scan-page-data.ts";
import type { SyncProblem, ScanStore, WaitingScan } from "./scan-store.ts";

/** A store for browsers without storage: it lasts as long as the page. */
export function memoryStore(): ScanStore {
  const waiting = new Map<string, WaitingScan>();
  const admitted = new Map<string, string>();
  const problems = new Map<string, SyncProblem>();
  let device: ScannerDevice | null = null;
  const done = Promise.resolve();
  return {
    waiting: () => Promise.resolve([...waiting.values()]),
    addWaiting: (scan) => {
      waiting.set(scan.id, scan);
      return done;
    },
    removeWaiting: (ids) => {
      for (const id of ids) waiting.delete(id);
      return done;
    },
    admittedAt: (key) => Promise.resolve(admitted.get(key) ?? null),
    recordAdmission: (key, at) => {
      if (!admitted.has(key)) admitted.set(key, at);
      return done;
    },
    problems: () => Promise.resolve([...problems.values()]),
    addProblem: (problem) => {
      problems.set(problem.id, problem);
      return done;
    },
    removeProblem: (id) => {
      problems.delete(id);
      return done;
    },
    device: () => Promise.resolve(device),
    keepDevice: (kept) => {
      device = kept;
      return done;
    },
    forget: () => {
      for (const map of [admitted, problems]) map.clear();
      device = null;
      return done;
    },
  };
}
