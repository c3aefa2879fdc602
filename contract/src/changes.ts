import * as z from "zod";

export const changeSchema = z.object({
  cursor: z.number().int().positive(),
  type: z.string(),
  documentId: z.string(),
  locale: z.enum(["nl", "en"]).nullable(),
  slugs: z.array(z.string()),
  moments: z.array(z.string()),
});
export type Change = z.infer<typeof changeSchema>;
export const purgeSchema = z.object({ changes: z.array(changeSchema).min(1).max(500) });
export const changesAnswerSchema = z.object({
  oldest: z.number().int(),
  latest: z.number().int(),
  changes: z.array(changeSchema).max(500),
});
