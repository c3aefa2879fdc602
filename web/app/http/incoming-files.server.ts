import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import path from "node:path";
import type { BusboyFileStream } from "@fastify/busboy";
import { fileType, startBytes } from "@circuit/contract/forms/file-type";
import { formsDiskLog } from "./forms-disk.server.ts";
import type { ReceivedFile } from "./form-body-types.ts";

interface Incoming {
  field: string;
  name: string;
  path: string;
  stream: BusboyFileStream;
  written: Promise<Written>;
}

interface Written {
  size: number;
  sha256: string;
  /** First bytes of the file, by which its type is detected. */
  start: Buffer;
}

/** The files of one form, written to disk as they arrive, so that large or many files don't fill the memory. */
export class IncomingFiles {
  readonly #folder: string;
  readonly #incoming: Incoming[] = [];
  /** Whether writing one of the files failed. */
  #isLost = false;

  /** @param folder - Folder for the files of this form only; created with the first file. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a file to disk. If that fails, reads and drops the rest of the file, so that the fields after it still
   * arrive; `receive` then returns `null`.
   */
  write(field: string, name: string, stream: BusboyFileStream): void {
    const target = path.join(this.#folder, `file${this.#incoming.length}`);
    const written = this.#take(stream, target, name);
    written.catch(() => undefined);
    // The parser may report an error of the body to a file whose writing was stopped.
    stream.on("error", () => undefined);
    this.#incoming.push({ field, name, path: target, stream, written });
  }

  /** Waits for all files, and appends them to the form's data; `null`, and appends none, when the disk failed. */
  async receive(data: FormData): Promise<ReceivedFile[] | null> {
    const all = await Promise.all(this.#incoming.map(async (one) => ({ ...one, ...(await one.written) })));
    const files = await Promise.all(
      all.filter(({ size, name }) => size > 0 || name !== "").map((one) => this.#open(one)),
    );
    const opened = files.filter((file) => file !== null);
    if (this.#isLost) return null;
    if (opened.length > 0) formsDiskLog.succeeded();
    for (const { field, file } of opened) data.append(field, file);
    return opened.map(({ field, name, path: place, sha256 }) => ({ field, name, path: place, sha256 }));
  }

  async #open(one: Incoming & Written) {
    if (this.#isLost) return null;
    try {
      const type = fileType(one.start) ?? "application/x-unknown";
      return { ...one, file: new File([await openAsBlob(one.path)], one.name, { type }) };
    } catch (error) {
      this.#lose(error);
      return null;
    }
  }

  /** Stops writing unfinished files, which the parser never ends when the body breaks off, and deletes all files. */
  async giveUp(): Promise<void> {
    for (const { stream } of this.#incoming) stream.destroy();
    await Promise.allSettled(this.#incoming.map(({ written }) => written));
    await this.remove();
  }

  /** Deletes the files, except those that were moved elsewhere. */
  async remove(): Promise<void> {
    try {
      await rm(this.#folder, { recursive: true, force: true });
    } catch (error) {
      formsDiskLog.failed({ reason: String(error) });
    }
  }

  /** Reads a file and writes it. Creates no file before the first byte arrives, as a file input may be empty. */
  async #take(stream: BusboyFileStream, target: string, name: string): Promise<Written> {
    const digest = createHash("sha256");
    let size = 0;
    let start = Buffer.alloc(0);
    const file = new LazyFile(target);
    try {
      const chunks: AsyncIterable<Buffer> = stream;
      for await (const chunk of chunks) {
        digest.update(chunk);
        size += chunk.byteLength;
        if (start.byteLength < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes)]);
        if (!this.#isLost) await this.#orLost(file.append(chunk));
      }
      if (size === 0 && name !== "") await this.#orLost(file.append(start));
    } finally {
      // Wait for the file to close: one that is opened later would appear again after its folder was removed.
      await this.#orLost(file.close());
      // Delete an incomplete file, as it takes up the disk's remaining space.
      if (this.#isLost) await this.remove();
    }
    return { size, sha256: digest.digest("hex"), start };
  }

  /** Waits for a write to disk, and records its failure. */
  async #orLost(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#lose(error);
    }
  }

  #lose(error: unknown): void {
    this.#isLost = true;
    formsDiskLog.failed({ reason: String(error) });
  }
}

/** A file that is created, with its folder, at the first write. */
class LazyFile {
  readonly #path: string;
  #handle: FileHandle | null = null;

  constructor(target: string) {
    this.#path = target;
  }

  async append(bytes: Uint8Array): Promise<void> {
    if (this.#handle === null) {
      await mkdir(path.dirname(this.#path), { recursive: true, mode: 0o700 });
      this.#handle = await open(this.#path, "w", 0o600);
    }
    await this.#handle.writeFile(bytes);
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }
}
