import { randomUUID } from "node:crypto";
import path from "node:path";
import { Transform, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { defaultFiles } from "@circuit/contract/forms/field-choices";
import { env } from "#app/env.server.ts";
import { IncomingFiles } from "./incoming-files.server.ts";
import { FormBodyError, maxTextBytes, maxTexts, type FormBody } from "./form-body-types.ts";

const limits = {
  // Far more than the longest text field, so that the form's own validation reports a text that is too long.
  fieldSize: 100_000,
  fields: maxTexts,
  // One more than any form accepts, and a byte more than the largest file, so that the form's validation reports them.
  files: 11,
  fileSize: defaultFiles.megabytes * 1024 * 1024 + 1,
  parts: maxTexts + 20,
  headerPairs: 20,
  headerSize: 8192,
};

/**
 * Reads a multipart form. A form without files needs no disk. If the disk fails, the form is still read to its end, for
 * its text fields.
 *
 * @param type - The content type, with a boundary.
 * @param most - Largest body, in bytes.
 * @throws {FormBodyError} The body is too large, or no form.
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
    // The parser drops fields over a limit: refuse the whole form rather than accept a part of it.
    for (const event of ["partsLimit", "fieldsLimit"] as const) {
      parser.once(event, () => stop("Too many fields or files"));
    }
    // With too many files, read the rest too, so that the form can be shown again with its values and the error.
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

/** Returns a name of a form part as text: it may be absent, despite the parser's types. */
function nameOf(given: string | undefined): string {
  return given ?? "";
}

/** How long the parser may take after the last byte, in milliseconds. */
const afterEndMs = 15_000;

/** Pipes a body through the parser. Fails when the parser hasn't finished some time after the last byte. */
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

/** Returns a stream that passes on its input, and fails when that is larger than `most` bytes. */
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
