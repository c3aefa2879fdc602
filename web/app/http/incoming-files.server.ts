import { createHash } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BusboyFileStream } from "@fastify/busboy";
import { fileType } from "@circuit/contract/forms/file-type";
import type { ReceivedFile } from "./received-form.server.ts";

interface Incoming {
  field: string;
  name: string;
  path: string;
  stream: BusboyFileStream;
  written: ReturnType<typeof write>;
}

/** The files of one form, which go straight to disk: no size or number of them fills the memory. */
export class IncomingFiles {
  readonly #folder: string;
  readonly #incoming: Incoming[] = [];

  /** @param folder - A folder for this form alone; it exists. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file to disk. A failure is thrown by `receive`, when the whole body has been read. */
  write(field: string, name: string, stream: BusboyFileStream): void {
    const target = path.join(this.#folder, `file${this.#incoming.length}`);
    const written = write(stream, target);
    written.catch(() => undefined);
    // The parser may report a fault of the body to a file that has been given up.
    stream.on("error", () => undefined);
    this.#incoming.push({ field, name, path: target, stream, written });
  }

  /** Waits for all files, and adds them to what was sent. */
  async receive(data: FormData): Promise<ReceivedFile[]> {
    const files: ReceivedFile[] = [];
    for (const { field, name, path: place, written } of this.#incoming) {
      // oxlint-disable-next-line no-await-in-loop -- they came in together
      const { size, sha256, start } = await written;
      if (size === 0 && name === "") continue;
      // oxlint-disable-next-line no-await-in-loop
      const content = await openAsBlob(place);
      data.append(field, new File([content], name, { type: fileType(start) ?? "application/x-unknown" }));
      files.push({ field, name, path: place, sha256 });
    }
    return files;
  }

  /** Stops writing what is under way: the parser of a body that breaks off never ends its file. */
  async giveUp(): Promise<void> {
    for (const { stream } of this.#incoming) stream.destroy();
    await Promise.allSettled(this.#incoming.map(({ written }) => written));
    await this.remove();
  }

  /** Removes the files; those that were moved away stay. */
  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}

async function write(stream: BusboyFileStream, target: string) {
  const digest = createHash("sha256");
  let size = 0;
  let start = Buffer.alloc(0);
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      size += chunk.byteLength;
      if (start.byteLength < 16) start = Buffer.concat([start, chunk.subarray(0, 16)]);
      done(null, chunk);
    },
  });
  const file = createWriteStream(target);
  // Before that the file may still be opened, and so come back after its folder was removed.
  const closed = new Promise<void>((resolve) => file.once("close", () => resolve()));
  try {
    await pipeline(stream, watch, file);
  } finally {
    await closed;
  }
  return { size, sha256: digest.digest("hex"), start };
}
