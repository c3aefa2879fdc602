import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { readStoredFiles } from "./inbox-files.ts";

const submissionUid = "api::submission.submission";

const submissionsSchema = z.array(
  z.object({
    documentId: z.string(),
    sender: z.string().nullable(),
    formTitle: z.string(),
    language: z.string(),
    values: z.unknown(),
    files: z.unknown().transform((files) => readStoredFiles(files).files.map(({ name }) => name)),
    createdAt: z.coerce.date(),
    deleteAfter: z.coerce.date(),
  }),
);

/** A submission in a visitor's data export, with the names of its files. */
export type SubmissionOfAddress = z.infer<typeof submissionsSchema>[number];

/** Lists the submissions sent from an e-mail address, newest first. @param email - In lower case. */
export async function submissionsOfAddress(strapi: Core.Strapi, email: string): Promise<SubmissionOfAddress[]> {
  const found: unknown = await strapi.db.query(submissionUid).findMany({
    where: { sender: { $eqi: email } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  // `$eqi` may be a `like`, in which `_` matches any character.
  return submissionsSchema.parse(found).filter(({ sender }) => sender?.toLowerCase() === email);
}

/** Deletes the submissions sent from an e-mail address, with their files and queued mails. */
export async function deleteSubmissionsOf(strapi: Core.Strapi, email: string): Promise<void> {
  for (const { documentId } of await submissionsOfAddress(strapi, email))
    await strapi.documents(submissionUid).delete({ documentId });
}
