import type { IncomingMessage } from "node:http";
import { Transform, Writable } from "node:stream";
import { smallBytes } from "#app/http/small-body.ts";

/** How fast large bodies are taken in, by this process: 32 MB a second, in steps. */
const usual = { bytesPerStep: 640_000, stepMs: 20 };

interface Waiting {
  bytes: number;
  go: () => void;
}

/**
 * Takes bodies in at a bounded pace, of all clients together and of each in its turn: reading hundreds of large ones as
 * fast as they come would leave no time for anything else. Who isn't read waits, as TCP has it.
 */
export class BodyPace {
  readonly #pace: typeof usual;
  /** What may still be taken in this step; below zero after a part that was larger. */
  #left: number;
  /** The parts that wait, by client; the client whose turn it is stands first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(pace = usual) {
    this.#pace = pace;
    this.#left = pace.bytesPerStep;
  }

  /** A stream that passes the body of a client on. */
  through(client: string): Transform {
    return new Transform({
      transform: (part: Buffer, _encoding, done) => this.#take(client, part.byteLength, () => done(null, part)),
    });
  }

  /** Reads what is left of a request's body, and drops it: browsers read an answer only when they have sent it all. */
  discard(request: IncomingMessage, client: string): void {
    if (Number(request.headers["content-length"] ?? 0) <= smallBytes) {
      request.unpipe().resume();
      return;
    }
    const drop = new Writable({
      write: (part: Buffer, _encoding, done) => this.#take(client, part.byteLength, () => done()),
    });
    request.unpipe().pipe(drop);
  }

  #take(client: string, bytes: number, go: () => void): void {
    this.#timer ??= setInterval(() => this.#step(), this.#pace.stepMs).unref();
    const own = this.#waiting.get(client) ?? [];
    this.#waiting.set(client, own);
    own.push({ bytes, go });
    this.#letThrough();
  }

  #step(): void {
    this.#left = Math.min(this.#left + this.#pace.bytesPerStep, this.#pace.bytesPerStep);
    this.#letThrough();
    if (this.#left < this.#pace.bytesPerStep || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #letThrough(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#left -= next.bytes;
      next.go();
    }
  }

  /** The next part that may be taken now; its client comes last then. */
  #next(): Waiting | undefined {
    const [first] = this.#waiting;
    if (first === undefined || this.#left <= 0) return undefined;
    const [client, own] = first;
    this.#waiting.delete(client);
    const next = own.shift();
    if (own.length > 0) this.#waiting.set(client, own);
    return next;
  }
}

/** The pace of this process. */
export const bodyPace = new BodyPace();
