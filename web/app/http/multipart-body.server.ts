import { randomUUID } from "node:crypto";
import path from "node:path";
import { Transform, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { defaultFiles } from "@circuit/contract/forms/field-choices";
import { env } from "#app/env.server.ts";
import { IncomingFiles } from "./incoming-files.server.ts";
import { FormBodyError, maxTextBytes, maxTexts, type FormBody } from "./received-form.server.ts";

const limits = {
  // Far longer than the longest text, so that the form's own rule can say so.
  fieldSize: 100_000,
  fields: maxTexts,
  // One more than any form takes, for the same reason; and so with their sizes.
  files: 11,
  fileSize: defaultFiles.megabytes * 1024 * 1024 + 1,
  parts: maxTexts + 20,
  headerPairs: 20,
  headerSize: 8192,
};

/**
 * Reads a form that comes in parts. One without files needs no disk, and one whose files the disk doesn't take is read to
 * its end all the same, for what was typed.
 *
 * @param type - Its content type, with a boundary.
 * @param most - Most bytes of the whole form.
 * @throws {FormBodyError} It is too large, or no form.
 */
export async function readMultipart(bytes: Readable, type: string, most: number): Promise<FormBody> {
  const folder = path.resolve(env.FORMS_DIR, "incoming", randomUUID());
  const files = new IncomingFiles(folder);
  const data = new FormData();
  const stopped = new AbortController();
  const stop = (message: string) => stopped.abort(new FormBodyError(413, message));
  let textBytes = 0;
  const hold = (...texts: readonly string[]) => {
    textBytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (textBytes > maxTextBytes) stop("Too much text");
    return !stopped.signal.aborted;
  };

  try {
    const parser = new Busboy({ headers: headersOf(type), limits });
    parser.on("field", (name, value) => {
      if (hold(nameOf(name), value)) data.append(nameOf(name), value);
    });
    // The parser leaves out what is over a limit; the form is then refused, as it must not be taken in part.
    for (const event of ["partsLimit", "fieldsLimit"] as const) {
      parser.once(event, () => stop("Too many fields or files"));
    }
    // With too many files the rest is read all the same, so that the form can be shown again with its values and the problem.
    let hasTooManyFiles = false;
    parser.once("filesLimit", () => {
      hasTooManyFiles = true;
    });
    parser.on("file", (field, stream, given) => {
      hold(nameOf(field), nameOf(given));
      files.write(nameOf(field), nameOf(given), stream);
    });
    await parse(bytes, parser, most, stopped);
    const received = await files.receive(data);
    return { data, files: received, hasTooManyFiles, remove: () => files.remove() };
  } catch (error) {
    await files.giveUp();
    const reason: unknown = stopped.signal.aborted ? stopped.signal.reason : error;
    if (reason instanceof FormBodyError) throw reason;
    throw new FormBodyError(400, reason instanceof Error ? reason.message : String(reason));
  }
}

/** Absent when a part has none or no file was chosen, whatever the parser's types say. */
function nameOf(given: string | undefined): string {
  return given ?? "";
}

/** How long the parser may take after the last byte, in milliseconds. */
const afterEndMs = 15_000;

/** Runs a body through the parser. It fails when the parser still waits for more some time after the end. */
async function parse(bytes: Readable, parser: Writable, most: number, stopped: AbortController): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  bytes.once("end", () => {
    timer = setTimeout(() => stopped.abort(), afterEndMs);
  });
  try {
    await pipeline(bytes, atMost(most), parser, { signal: stopped.signal });
  } finally {
    clearTimeout(timer);
  }
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

function headersOf(type: string): BusboyHeaders {
  return { "content-type": type };
}
