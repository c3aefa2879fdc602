import { BusyError, PerClientLimit } from "../../concurrency-limit.ts";

/**
 * Priority of a page in the queue, the highest first: a visitor who waits for a known
 * page, a change by an editor, a filter or search, an unknown address, and upkeep.
 */
export type Urgency = "visitor" | "change" | "search" | "unknown" | "upkeep";

const urgencies = ["visitor", "change", "search", "unknown", "upkeep"] as const satisfies Urgency[];

/** The client that requests a page. */
export interface RenderRequest {
  /** Aborted when the client hangs up: a page that no request waits for any more isn't rendered. */
  signal: AbortSignal;
  /** The key of its IP address. */
  client: string;
}

/** Pages that are rendered at a time for visitors: enough to keep the content system busy, not to flood it. */
const atOnce = 4;

/** How many addresses of an urgency the queue holds at most; any number of those that no request can bring in. */
const maxWaiting: Readonly<Partial<Record<Urgency, number>>> = { visitor: 300, search: 100, unknown: 100 };

/**
 * How many searches, and how many unknown addresses, one client may have rendered at a time, and waiting. Anybody can make
 * up any number of both: a client with very many delays only itself.
 */
const limitsOfClient = { atOnce: 2, waiting: 100 };

/** An address that is being rendered, or waits for it. */
interface Job {
  address: string;
  urgency: Urgency;
  hasStarted: boolean;
  start: () => void;
}

/** Renders each address at most once at a time, a bounded number at a time, the rest by urgency, then in the order in which they came. */
export class RenderQueue<Value> {
  readonly #render: (address: string, signal: AbortSignal) => Promise<Value>;
  /** What requests for an address may share. */
  readonly #shared = new Map<string, { job: Job; work: SharedWork<Value> }>();
  readonly #waiting = new Set<Job>();
  /** How many are being rendered, by urgency. */
  readonly #running: Record<Urgency, number> = { visitor: 0, change: 0, search: 0, unknown: 0, upkeep: 0 };
  readonly #perClient = { search: new PerClientLimit(limitsOfClient), unknown: new PerClientLimit(limitsOfClient) };

  /** @param render - Its signal is aborted when no request waits for the address any more. */
  constructor(render: (address: string, signal: AbortSignal) => Promise<Value>) {
    this.#render = render;
  }

  /**
   * Renders an address; all requests for it meanwhile share the result.
   *
   * @param request - `null` when the page is wanted in any case.
   * @throws {BusyError} The queue is full, or that of the client.
   */
  render(address: string, urgency: Urgency, request: RenderRequest | null): Promise<Value> {
    const current = this.#shared.get(address);
    if (current !== undefined) this.#hasten(current.job, urgency);
    const work = current?.work ?? this.#begin({ address, urgency, hasStarted: false, start: () => undefined }, request);
    return work.join(request?.signal ?? null);
  }

  /** Requests from now on don't share a rendering that has begun. */
  forgetStarted(): void {
    for (const [address, { job }] of this.#shared) if (job.hasStarted) this.#shared.delete(address);
  }

  /** Tells whether visitors, changes or upkeep are waiting. */
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
    // It may have risen while it waited.
    const { urgency } = job;
    try {
      return await this.#render(job.address, signal);
    } finally {
      this.#running[urgency] -= 1;
      // Visitors' requests that came in meanwhile are answered first.
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

  /** Moves an address that waits forward. */
  #hasten(job: Job, urgency: Urgency): void {
    const isLower = urgencies.indexOf(urgency) >= urgencies.indexOf(job.urgency);
    if (!this.#waiting.has(job) || isLower || this.#isFull(urgency)) return;
    job.urgency = urgency;
    this.#startNext();
  }

  /**
   * Visitors of known pages may take all slots for visitors. Searches and unknown addresses leave the last one
   * free, and each leaves some to the other. One more slot is for upkeep and changes, and one for changes alone.
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

  /** Starts the first address in the queue of the first of these urgencies that has any. */
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

/** A task that several callers wait for. It is aborted once none of them waits any more. */
class SharedWork<Value> {
  readonly #abortController = new AbortController();
  readonly #result: Promise<Value>;
  #waiting = 0;

  /** @param work - Starts at once; its signal is aborted once no caller waits any more. */
  constructor(work: (signal: AbortSignal) => Promise<Value>) {
    this.#result = work(this.#abortController.signal);
    // When the task fails, no caller may be left to handle it.
    this.#result.catch(() => undefined);
  }

  /**
   * Waits for the result.
   *
   * @param signal - Aborted when this caller stops waiting; `null` for one that waits in any case.
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
