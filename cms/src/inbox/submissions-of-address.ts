import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { rememberedFiles } from "./inbox-files.ts";

const submissionUid = "api::submission.submission";

const submissionsSchema = z.array(
  z.object({
    documentId: z.string(),
    sender: z.string().nullable(),
    formTitle: z.string(),
    language: z.string(),
    values: z.unknown(),
    files: z.unknown().transform((files) => rememberedFiles(files).files.map(({ name }) => name)),
    createdAt: z.coerce.date(),
    deleteAfter: z.coerce.date(),
  }),
);

/** What was sent with a form; the names of its files, not what is in them. */
export type SubmissionOfAddress = z.infer<typeof submissionsSchema>[number];

/** The submissions whose sender has an address, the newest first. @param email - In lower case. */
export async function submissionsOfAddress(strapi: Core.Strapi, email: string): Promise<SubmissionOfAddress[]> {
  const found: unknown = await strapi.db.query(submissionUid).findMany({
    where: { sender: { $eqi: email } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  // Strapi compares by `like` there, to which `_` in an address is any character.
  return submissionsSchema.parse(found).filter(({ sender }) => sender?.toLowerCase() === email);
}

/** Deletes the submissions whose sender has an address, with their files and waiting mails. */
export async function deleteSubmissionsOf(strapi: Core.Strapi, email: string): Promise<void> {
  for (const { documentId } of await submissionsOfAddress(strapi, email))
    await strapi.documents(submissionUid).delete({ documentId });
}
