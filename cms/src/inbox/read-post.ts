import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { recordPart, submissionSchema } from "#contract/forms/submission";
import type { Context } from "../content/context.ts";
import { jsonText } from "../site-link/json-text.ts";
import { consumeSignature } from "../site-link/signed-once.ts";

const partSchema = z.object({ filepath: z.string() });

const partsSchema = z
  .record(z.string(), z.union([partSchema, z.array(partSchema)]))
  .nullish()
  .transform((parts) => parts ?? {});

type Parts = z.infer<typeof partsSchema>;

const bodySchema = z.object({ [recordPart]: z.string() });

const maxRecordLength = 512 * 1024;

export interface PostedFile {
  field: string;
  name: string;
  content: Buffer;
}

export type Post = Omit<z.output<typeof submissionSchema>, "files"> & { files: PostedFile[] };

/**
 * Reads a submission that the web server posts. The signature covers the record, which holds the digest of each file.
 *
 * @returns The submission, or the HTTP status to answer with: 401 when it isn't signed, 400 when it is malformed.
 */
export async function readPost(strapi: Core.Strapi, ctx: Context): Promise<Post | 400 | 401> {
  const body = bodySchema.safeParse(ctx.request.body);
  const text = body.data?.[recordPart] ?? "";
  if (!(await consumeSignature(strapi, "submission", text, ctx.get("x-signature")))) return 401;
  if (text.length > maxRecordLength) return 400;

  const record = jsonText(submissionSchema).safeParse(text);
  const parts = partsSchema.safeParse(ctx.request.files);
  if (!record.success || !parts.success) return 400;

  const files: PostedFile[] = [];
  for (const { part, field, name, sha256 } of record.data.files) {
    const content = await contentOf(parts.data, part);
    if (content === null || createHash("sha256").update(content).digest("hex") !== sha256) return 400;
    files.push({ field, name, content });
  }
  return { ...record.data, files };
}

async function contentOf(parts: Parts, name: string): Promise<Buffer | null> {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return part === undefined || Array.isArray(part) ? null : readFile(part.filepath);
}
