import { BusyError, PerClientLimit } from "../../concurrency-limit.ts";

/**
 * Priority of a render, the highest first: for a visitor of a known page, after an editor's change, for a filter or
 * search, for an unknown path, and in the background.
 */
export type Urgency = "visitor" | "change" | "search" | "unknown" | "upkeep";

const urgencies = ["visitor", "change", "search", "unknown", "upkeep"] as const satisfies Urgency[];

/** The client that requests a page. */
export interface RenderRequest {
  /** Aborts when the client hangs up. */
  signal: AbortSignal;
  /** Key of the client's IP address. */
  client: string;
}

/** Pages rendered at a time for visitors: enough to keep the CMS busy without overloading it. */
const atOnce = 4;

/** Most paths in the queue per urgency; unlimited for those that no request adds. */
const maxWaiting: Readonly<Partial<Record<Urgency, number>>> = { visitor: 300, search: 100, unknown: 100 };

/** Limits of searches and of unknown paths per client, as anybody can make up any number of them. */
const limitsOfClient = { atOnce: 2, waiting: 100 };

/** A URL path in the queue or being rendered. */
interface Job {
  address: string;
  urgency: Urgency;
  hasStarted: boolean;
  start: () => void;
}

/** Renders a limited number of URL paths at a time, each once; queues the rest by urgency, then by arrival. */
export class RenderQueue<Value> {
  readonly #render: (address: string, signal: AbortSignal) => Promise<Value>;
  /** Renders that further requests may share, by URL path. */
  readonly #shared = new Map<string, { job: Job; work: SharedWork<Value> }>();
  readonly #waiting = new Set<Job>();
  /** Number of current renders by urgency. */
  readonly #running: Record<Urgency, number> = { visitor: 0, change: 0, search: 0, unknown: 0, upkeep: 0 };
  readonly #perClient = { search: new PerClientLimit(limitsOfClient), unknown: new PerClientLimit(limitsOfClient) };

  /** @param render - Its signal aborts when no request waits for the path any more. */
  constructor(render: (address: string, signal: AbortSignal) => Promise<Value>) {
    this.#render = render;
  }

  /**
   * Renders a URL path; concurrent requests for it share the result.
   *
   * @param request - `null` to render without a client that may hang up.
   * @throws {BusyError} The queue, or the client's own one, is full.
   */
  render(address: string, urgency: Urgency, request: RenderRequest | null): Promise<Value> {
    const current = this.#shared.get(address);
    if (current !== undefined) this.#hasten(current.job, urgency);
    const work = current?.work ?? this.#begin({ address, urgency, hasStarted: false, start: () => undefined }, request);
    return work.join(request?.signal ?? null);
  }

  /** Stops further requests from sharing renders that have begun. */
  forgetStarted(): void {
    for (const [address, { job }] of this.#shared) if (job.hasStarted) this.#shared.delete(address);
  }

  /** Tells whether renders for visitors, changes or upkeep are in the queue. */
  isBehind(): boolean {
    return [...this.#waiting].some(({ urgency }) => urgency !== "search" && urgency !== "unknown");
  }

  /** Resolves when nothing is being rendered. */
  async whenIdle(): Promise<void> {
    while (Object.values(this.#running).some((count) => count > 0)) {
      // oxlint-disable-next-line no-await-in-loop -- polls until it is true
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #begin(job: Job, request: RenderRequest | null): SharedWork<Value> {
    const { address, urgency } = job;
    const forget = () => {
      if (this.#shared.get(address)?.job === job) this.#shared.delete(address);
    };
    const work = new SharedWork((signal) => {
      signal.addEventListener("abort", forget, { once: true });
      const run = () => this.#run(job, signal);
      const isMadeUp = request !== null && (urgency === "search" || urgency === "unknown");
      const result = isMadeUp ? this.#perClient[urgency].run(request.client, run, signal) : run();
      return result.finally(forget);
    });
    this.#shared.set(address, { job, work });
    return work;
  }

  async #run(job: Job, signal: AbortSignal): Promise<Value> {
    await this.#turn(job, signal);
    job.hasStarted = true;
    // The urgency may have risen in the queue.
    const { urgency } = job;
    try {
      return await this.#render(job.address, signal);
    } finally {
      this.#running[urgency] -= 1;
      // Answers other requests first that arrived during the render.
      setImmediate(() => this.#startNext());
    }
  }

  async #turn(job: Job, signal: AbortSignal): Promise<void> {
    if (this.#isFull(job.urgency)) throw new BusyError("Too many pages wait to be rendered");
    return new Promise((resolve, reject) => {
      job.start = resolve;
      const leave = () => {
        if (this.#waiting.delete(job)) reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.add(job);
      this.#startNext();
    });
  }

  #isFull(urgency: Urgency): boolean {
    return [...this.#waiting].filter((job) => job.urgency === urgency).length >= (maxWaiting[urgency] ?? Infinity);
  }

  /** Raises the urgency of a queued path. */
  #hasten(job: Job, urgency: Urgency): void {
    const isLower = urgencies.indexOf(urgency) >= urgencies.indexOf(job.urgency);
    if (!this.#waiting.has(job) || isLower || this.#isFull(urgency)) return;
    job.urgency = urgency;
    this.#startNext();
  }

  /**
   * Fills free slots. Visitors of known pages may take all slots for visitors; searches and unknown paths together
   * leave one free, and each alone two. One more slot is for changes and upkeep, and one for changes alone.
   */
  #startNext(): void {
    const { visitor, change, search, unknown, upkeep } = this.#running;
    const isOneLeft = search + unknown < atOnce - 1;
    const wanted: Urgency[] = ["visitor"];
    if (isOneLeft && search < atOnce - 2) wanted.push("search");
    if (isOneLeft && unknown < atOnce - 2) wanted.push("unknown");
    if (visitor + search + unknown < atOnce) this.#startFirst(wanted);

    if (change + upkeep === 0) this.#startFirst(["change", "upkeep"]);
    else if (change + upkeep === 1) this.#startFirst(["change"]);
  }

  /** Starts the first path of the first of these urgencies that has any in the queue. */
  #startFirst(wanted: readonly Urgency[]): void {
    const waiting = [...this.#waiting];
    for (const urgency of wanted) {
      const job = waiting.find((each) => each.urgency === urgency);
      if (job === undefined) continue;
      this.#waiting.delete(job);
      this.#running[urgency] += 1;
      job.start();
      return;
    }
  }
}

/** A task whose result several callers share. It aborts when all of them have stopped waiting. */
class SharedWork<Value> {
  readonly #abortController = new AbortController();
  readonly #result: Promise<Value>;
  #waiting = 0;

  /** @param work - Starts at once; its signal aborts when no caller waits any more. */
  constructor(work: (signal: AbortSignal) => Promise<Value>) {
    this.#result = work(this.#abortController.signal);
    // Avoids an unhandled rejection when the task fails and no caller is left.
    this.#result.catch(() => undefined);
  }

  /**
   * Waits for the result.
   *
   * @param signal - Aborts when this caller stops waiting; `null` for one that always waits.
   * @throws The reason of `signal`, or what the work throws.
   */
  async join(signal: AbortSignal | null): Promise<Value> {
    this.#waiting += 1;
    if (signal === null) return this.#result;
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#abortController.abort(signal.reason);
        reject(signal.reason);
      };
    });
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([this.#result, left]);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }
}
