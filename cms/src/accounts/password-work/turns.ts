/** Who waits for a turn. */
export interface Asker {
  /** Network that asks; empty when it isn't known. */
  network: string;
  /** Asked by somebody who is known already: they go before all others. */
  isKnown: boolean;
}

interface Options {
  /** Turns at the same moment. */
  atOnce: number;
  /** Askers who may wait. */
  mostWaiting: number;
  /** How long they wait, in milliseconds. */
  longestWaitMs: number;
}

/** There are too many, or it took too long: to be asked again later. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

interface Waiting {
  isKnown: boolean;
  /** Turns that the network had lately or waited for already, when this one came. */
  earlier: number;
  network: string;
  begin: () => void;
  refuse: () => void;
}

/** How long turns of a network are remembered, at least, in milliseconds. */
const rememberedMs = 15 * 60_000;

/** Networks that are remembered at most, twice: else a flood from ever more of them would fill the memory. */
const mostRemembered = 20_000;

/**
 * Lets work be done in turns, so many at once, and no more wait than can have a turn soon. Who is known goes first; then
 * the network that had the fewest turns lately, so that nobody gets more of them by asking more often; then who came first.
 * Where too many wait, the last in that order is refused, whether that is who came last or not.
 */
export function openTurns({ atOnce, mostWaiting, longestWaitMs }: Options) {
  let running = 0;
  let waiting: Waiting[] = [];
  const had = rememberTurns();

  const leave = (one: Waiting) => (waiting = waiting.filter((other) => other !== one));

  function begin(one: Waiting): void {
    running += 1;
    had.add(one.network);
    one.begin();
  }

  function end(): void {
    running -= 1;
    const [next] = waiting.toSorted(inOrder);
    if (next === undefined) return;
    leave(next);
    begin(next);
  }

  function wait({ network, isKnown }: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      const waitsAlready = waiting.filter((other) => other.network === network).length;
      const timer = setTimeout(() => one.refuse(), longestWaitMs);
      timer.unref();
      const one: Waiting = {
        isKnown,
        network,
        earlier: had.count(network) + waitsAlready,
        begin() {
          clearTimeout(timer);
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          leave(one);
          reject(new TooBusyError());
        },
      };
      if (running < atOnce) return begin(one);
      waiting.push(one);
      if (waiting.length > mostWaiting) waiting.toSorted(inOrder).at(-1)?.refuse();
    });
  }

  return {
    /** Does work once it is its asker's turn. @throws {TooBusyError} It won't be soon; nothing was done. */
    async take<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
      await wait(asker);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

function inOrder(one: Waiting, other: Waiting): number {
  if (one.isKnown !== other.isKnown) return one.isKnown ? -1 : 1;
  // Sorting keeps the order of arrival.
  return one.earlier - other.earlier;
}

/** Counts the turns of networks. The older half of what is remembered goes at once. */
function rememberTurns() {
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  let since = Date.now();
  const renew = () => {
    if (recent.size < mostRemembered && Date.now() - since < rememberedMs) return;
    older = Date.now() - since < 2 * rememberedMs ? recent : new Map();
    recent = new Map();
    since = Date.now();
  };
  return {
    add(network: string): void {
      renew();
      recent.set(network, (recent.get(network) ?? 0) + 1);
    },
    count(network: string): number {
      renew();
      return (recent.get(network) ?? 0) + (older.get(network) ?? 0);
    },
  };
}
