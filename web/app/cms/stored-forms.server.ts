import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { env } from "#app/env.server.ts";
import { formsDiskLog } from "#app/http/forms-disk.server.ts";
import { replaceFile } from "#app/replace-file.server.ts";

const fileOf = (documentId: string, locale: Locale) =>
  path.resolve(env.FORMS_DIR, "known", `${documentId.replaceAll(/\W/gu, "")}.${locale}.json`);

/** Forms that couldn't be written to disk, by file name; they are newer than the files on disk. */
const inMemory = new Map<string, Form>();

/**
 * Stores a form on disk, so that submissions can be validated after a restart while the CMS is unavailable. If the disk
 * is full, the form stays in this process's memory.
 */
export async function storeForm(form: Form, locale: Locale): Promise<void> {
  const file = fileOf(form.documentId, locale);
  try {
    await replaceFile(file, JSON.stringify(form));
    inMemory.delete(file);
  } catch (error) {
    inMemory.set(file, form);
    formsDiskLog.failed({ reason: String(error) });
  }
}

/** Reads a form that `storeForm` stored; `null` for none. @throws {Error} The file can't be read, or holds no JSON. */
export async function readStoredForm(documentId: string, locale: Locale): Promise<Form | null> {
  const stored = inMemory.get(fileOf(documentId, locale));
  if (stored !== undefined) return stored;
  try {
    const form: unknown = JSON.parse(await readFile(fileOf(documentId, locale), "utf8"));
    return isForm(form) ? form : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** A quick check is enough: `storeForm` wrote the file from a parsed form. */
function isForm(value: unknown): value is Form {
  return typeof value === "object" && value !== null && "fields" in value;
}
