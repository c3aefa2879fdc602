import type { Core } from "@strapi/strapi";
import { answerLine, describeAnswers } from "#contract/forms/describe-answers";
import { errorParams, type FormErrorKey, type FormErrors } from "#contract/forms/form-errors";
import type { SubmittedValue } from "#contract/forms/field-answer";
import type { FieldKind, FormField } from "#contract/forms/form-fields";
import type { FileValue, FormValues } from "#contract/forms/form-rules";
import { checkForm, type SubmittedValues } from "#contract/forms/check-form";
import { lockUntilCommit } from "../database/shared-work.ts";
import { addMails } from "../mail/mail-table.ts";
import { consumeMailQuota, maxMailsInDay } from "../mail/recipient-limit.ts";
import { privateFileStore } from "../storage/stores.ts";
import { addAlarm } from "./subscriptions/add-alarm.ts";
import { type CleanFile, cleanFile } from "./clean-file.ts";
import { findForm, type PublishedForm } from "./find-form.ts";
import { deleteFiles, storeFiles, type StoredFile } from "./inbox-files.ts";
import { senderEmail } from "./sender-email.ts";
import type { Post, PostedFile } from "./read-post.ts";
import { writeSubmissionMails } from "./write-submission-mails.ts";

interface Received {
  status: 200 | 201 | 404 | 422;
  body: { id: string; state: "stored" | "known" } | { errors: FormErrors } | { error: string };
}

interface SentFile {
  field: string;
  name: string;
  file: CleanFile;
}

/**
 * Validates a submission by its form, and stores it with its files and mails in one transaction, once per idempotency
 * key. A form for ticket alarms adds a subscription instead.
 */
export async function receiveSubmission(strapi: Core.Strapi, post: Post): Promise<Received> {
  const known = await findStored(strapi, post.idempotencyKey);
  if (known !== null) return { status: 200, body: { id: known, state: "known" } };

  const form = await findForm(strapi, post.form, post.locale);
  if (form === null) return { status: 404, body: { error: "No such form" } };

  const checked = checkForm(form, { ...post.values, ...fileValues(form, post.files) });
  if (!checked.ok) return { status: 422, body: { errors: checked.errors } };

  const files = await cleanFiles(form, checked.values, post.files);
  if ("errors" in files) return { status: 422, body: { errors: files.errors } };

  if (form.purpose !== "ticket-alarm")
    return storeSubmission(strapi, form, { post, values: checked.values, files: files.cleaned });
  const added = await addAlarm(strapi, form, checked.values, post.locale);
  return "errors" in added ? { status: 422, body: added } : { status: 201, body: { id: added.id, state: "stored" } };
}

async function findStored(strapi: Core.Strapi, idempotencyKey: string): Promise<string | null> {
  const filters = { idempotencyKey: { $eq: idempotencyKey } };
  const found = await strapi.documents("api::submission.submission").findFirst({ filters, fields: [] });
  return found?.documentId ?? null;
}

/** Values of the form's file fields: names and sizes of the received files. */
function fileValues({ fields }: PublishedForm, files: readonly PostedFile[]): FormValues {
  const asked = fields.filter(({ __component }) => __component === "fields.file");
  return Object.fromEntries(
    asked.map((field) => {
      const own = files.filter((file) => file.field === field.name);
      // A type that the form's check accepts; `cleanFiles` detects the real type by the content.
      return [field.name, own.map(({ name, content }) => ({ name, size: content.length, type: "image/jpeg" }))];
    }),
  );
}

async function cleanFiles(
  { fields }: PublishedForm,
  values: SubmittedValues,
  files: readonly PostedFile[],
): Promise<{ cleaned: SentFile[] } | { errors: FormErrors }> {
  const cleaned: SentFile[] = [];
  const key: FormErrorKey = "forms.errors.fileType";

  for (const asked of fields) {
    if (asked.__component !== "fields.file") continue;
    const { name: field } = asked;
    // There are no names when the field's condition doesn't hold.
    const names = namesOf(values[field]);
    const own = files.filter((file) => file.field === field);
    for (const [index, name] of names.entries()) {
      const content = own[index]?.content;
      const takesPdf = asked.accept === "pictures-or-pdf";
      const file = content === undefined ? null : await cleanFile(content, takesPdf);
      if (file === null) return { errors: { [field]: { key, params: errorParams(asked) } } };
      cleaned.push({ field, name, file });
    }
  }
  return { cleaned };
}

/** File names in a field's checked value, in the order of the files. */
function namesOf(value: SubmittedValue | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: string | FileValue) => (typeof item === "string" ? item : item.name));
}

interface Checked {
  post: Post;
  values: SubmittedValues;
  files: readonly SentFile[];
}

const dayMs = 24 * 60 * 60 * 1000;

async function storeSubmission(
  strapi: Core.Strapi,
  form: PublishedForm,
  { post, values, files: sent }: Checked,
): Promise<Received> {
  const store = privateFileStore(strapi);
  const files = await storeFiles(store, sent);
  let isStored = false;
  try {
    return await strapi.db.transaction(async ({ trx }): Promise<Received> => {
      await lockUntilCommit(strapi.db, trx, `submission ${post.idempotencyKey}`);
      const known = await findStored(strapi, post.idempotencyKey);
      if (known !== null) return { status: 200, body: { id: known, state: "known" } };

      const id = await write(strapi, form, { post, values, files });
      isStored = true;
      return { status: 201, body: { id, state: "stored" } };
    });
  } catch (error) {
    isStored = false;
    throw error;
  } finally {
    if (!isStored)
      await deleteFiles(
        store,
        files.map(({ id }) => id),
      );
  }
}

interface Stored {
  post: Post;
  values: SubmittedValues;
  files: readonly StoredFile[];
}

async function write(strapi: Core.Strapi, form: PublishedForm, { post, values, files }: Stored): Promise<string> {
  const withFiles = { ...values, ...namesByField(files) };
  const answers = describeAnswers(form, values, post.locale);
  const choices = describeAnswers({ fields: form.fields.filter(isChosen) }, values, post.locale);
  const sender = senderEmail(form, values);
  const isSenderMailed = sender !== null && (await consumeMailQuota(strapi.db, sender));
  const { documentId } = await strapi.documents("api::submission.submission").create({
    data: {
      form: form.documentId,
      formTitle: form.title,
      language: post.locale,
      state: "new",
      ...(sender !== null && { sender }),
      ...(sender !== null && !isSenderMailed && { note: notMailed }),
      answers: answers.map(answerLine).join("\n"),
      values: JSON.parse(JSON.stringify(withFiles)),
      files: JSON.parse(JSON.stringify(files)),
      deleteAfter: new Date(Date.now() + form.retentionDays * dayMs).toISOString(),
      idempotencyKey: post.idempotencyKey,
    },
  });
  const mails = writeSubmissionMails(form, {
    documentId,
    language: post.locale,
    sender,
    answers,
    choices,
    isSenderMailed,
    files: files.map(({ name }) => name),
    panelUrl: strapi.config.get<string>("admin.absoluteUrl"),
  });
  await addMails(strapi.db, mails);
  return documentId;
}

/** Note for staff in a submission whose sender got no confirmation by mail. */
export const notMailed = `Geen bevestiging gemaild: dit adres kreeg er in een dag al ${maxMailsInDay}.`;

const chosenKinds: readonly FieldKind[] = ["fields.choice", "fields.multiple-choice", "fields.checkbox"];

/** Whether a field's answers are the form's own words. Only those are mailed to an unconfirmed address. */
function isChosen({ __component }: FormField): boolean {
  return chosenKinds.includes(__component);
}

function namesByField(files: readonly StoredFile[]): Record<string, string[]> {
  const fields = [...new Set(files.map(({ field }) => field))];
  return Object.fromEntries(
    fields.map((field) => [field, files.filter((file) => file.field === field).map(({ name }) => name)]),
  );
}
