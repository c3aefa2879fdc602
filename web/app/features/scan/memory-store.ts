import type { ScannerDevice } from "./scan-page-data.ts";
import type { SyncProblem, ScanStore, WaitingScan } from "./scan-store.ts";

/** A store for browsers without storage: it lasts as long as the page. */
export function memoryStore(): ScanStore {
  const waiting = new Map<string, WaitingScan>();
  const admitted = new Map<string, string>();
  const problems = new Map<string, SyncProblem>();
  let device: ScannerDevice | null = null;
  return {
    waiting: async () => [...waiting.values()],
    addWaiting: async (scan) => void waiting.set(scan.id, scan),
    removeWaiting: async (ids) => {
      for (const id of ids) waiting.delete(id);
    },
    admittedAt: async (key) => admitted.get(key) ?? null,
    recordAdmission: async (key, at) => void admitted.set(key, admitted.get(key) ?? at),
    problems: async () => [...problems.values()],
    addProblem: async (problem) => void problems.set(problem.id, problem),
    removeProblem: async (id) => void problems.delete(id),
    device: async () => device,
    keepDevice: async (kept) => {
      device = kept;
    },
  };
}
