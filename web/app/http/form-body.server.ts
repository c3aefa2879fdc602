import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { defaultFiles } from "@circuit/contract/forms/field-choices";
import { fileType } from "@circuit/contract/forms/file-type";
import { env } from "#app/env.server.ts";
import { readBytes } from "./read-bytes.server.ts";

const megabyte = 1024 * 1024;

/** Largest body of a form with files, and of one without, in bytes. */
const mostBytes = 60 * megabyte;
const mostTextBytes = megabyte;

const limits = {
  fieldNameSize: 100,
  // Longer than the longest text, so that the form's own rule can say so.
  fieldSize: 100_000,
  fields: 200,
  files: 10,
  // One more than allowed, for the same reason.
  fileSize: defaultFiles.megabytes * megabyte + 1,
  parts: 220,
  headerPairs: 20,
};

/** The boundary between the parts of a form, of 1 to 70 characters: RFC 2046, section 5.1.1. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})(?:;|\s|$)/iu;

/** A file that came with a form, on disk. */
export interface ReceivedFile {
  field: string;
  name: string;
  path: string;
  sha256: string;
}

/** What a form sent. */
export interface FormBody {
  /** Texts, and files whose type is what their content says. */
  data: FormData;
  files: ReceivedFile[];
  /** Removes the files; those that were moved away stay. */
  remove: () => Promise<void>;
}

/** A body that can't be taken: too large (413) or no form at all (400). */
export class FormBodyError extends Error {
  override name = "FormBodyError";
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads what a form sent. Files go straight to disk, so that no size or number of
 * them fills the memory.
 *
 * @param most - The most that it may weigh, in bytes; by default what the longest form of all may.
 * @throws {FormBodyError} It is too large, or no form.
 */
export async function readFormBody(request: Request, most?: number): Promise<FormBody> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = type.startsWith("multipart/form-data");
  const mostHere = most ?? (isMultipart ? mostBytes : mostTextBytes);
  if (Number(request.headers.get("content-length") ?? 0) > mostHere) throw new FormBodyError(413, "Too many bytes");
  if (request.body === null) throw new FormBodyError(400, "Nothing was sent");

  const bytes = Readable.from(request.body);
  if (isMultipart) {
    // Without a boundary the parser waits for ever.
    if (!boundary.test(type)) throw new FormBodyError(400, `No boundary: ${type}`);
    return readMultipart(bytes, type, mostHere);
  }
  if (!type.startsWith("application/x-www-form-urlencoded")) throw new FormBodyError(400, `No form: ${type}`);

  const body = await readBytes(bytes, mostHere);
  if (body === null) throw new FormBodyError(413, "Too many bytes");
  const text = body.toString("utf8");
  // Counted first: for half a million fields the parser takes twenty seconds.
  if (hasMoreThan(limits.fields, text)) throw new FormBodyError(413, "Too many fields");
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(text)) data.append(name, value);
  return { data, files: [], remove: () => Promise.resolve() };
}

/** Whether an encoded form has more fields than that. */
function hasMoreThan(most: number, text: string): boolean {
  let found = 1;
  for (let at = text.indexOf("&"); at !== -1 && found <= most; at = text.indexOf("&", at + 1)) found += 1;
  return found > most;
}

/** Passes bytes on, and fails when there are too many. */
function atMost(most: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.byteLength;
      if (total > most) done(new FormBodyError(413, "Too many bytes"));
      else done(null, chunk);
    },
  });
}

async function readMultipart(bytes: Readable, type: string, most: number): Promise<FormBody> {
  const folder = path.resolve(env.FORMS_DIR, "incoming", randomUUID());
  const remove = () => rm(folder, { recursive: true, force: true });
  const data = new FormData();
  const files: ReceivedFile[] = [];
  const receiving: (Omit<ReceivedFile, "sha256"> & { received: ReturnType<typeof receive> })[] = [];

  try {
    await mkdir(folder, { recursive: true });
    const parser = new Busboy({ headers: headersOf(type), limits });
    parser.on("field", (name, value) => data.append(name, value));
    // The parser leaves out what is over a limit; the form is then refused, as it must not be taken in part.
    let isCut = false;
    for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
      parser.once(event, () => {
        isCut = true;
      });
    }
    parser.on("file", (field, stream, given) => {
      // Absent when no file was chosen, whatever the parser's types say.
      const name = given || "";
      const target = path.join(folder, `file${receiving.length}`);
      const received = receive(stream, target);
      // A failure is thrown below, when the whole body has been read.
      received.catch(() => undefined);
      receiving.push({ field, name, path: target, received });
    });
    await parse(bytes, parser, most);
    if (isCut) {
      await Promise.allSettled(receiving.map(({ received }) => received));
      throw new FormBodyError(413, "Too many fields or files");
    }
    for (const { received, ...file } of receiving) {
      // oxlint-disable-next-line no-await-in-loop -- they came in together
      const { size, sha256, start } = await received;
      if (size === 0 && file.name === "") continue;
      // oxlint-disable-next-line no-await-in-loop
      const content = await openAsBlob(file.path);
      data.append(file.field, new File([content], file.name, { type: fileType(start) ?? "application/x-unknown" }));
      files.push({ ...file, sha256 });
    }
    return { data, files, remove };
  } catch (error) {
    await remove();
    if (error instanceof FormBodyError) throw error;
    throw new FormBodyError(400, error instanceof Error ? error.message : String(error));
  }
}

/** How long the parser may take after the last byte, in milliseconds. */
const afterEndMs = 15_000;

/** Runs a body through the parser. It fails when the parser still waits for more some time after the end. */
async function parse(bytes: Readable, parser: Writable, most: number): Promise<void> {
  const stuck = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  bytes.once("end", () => {
    timer = setTimeout(() => stuck.abort(), afterEndMs);
  });
  try {
    await pipeline(bytes, atMost(most), parser, { signal: stuck.signal });
  } finally {
    clearTimeout(timer);
  }
}

function headersOf(type: string): BusboyHeaders {
  return { "content-type": type };
}

async function receive(stream: BusboyFileStream, target: string) {
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
  await pipeline(stream, watch, createWriteStream(target));
  return { size, sha256: digest.digest("hex"), start };
}
