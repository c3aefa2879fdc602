import type { UID } from "@strapi/strapi";

/** A draft: one document in one language. */
export interface DraftRef {
  uid: UID.ContentType;
  documentId: string;
  /** `nl` for a type without languages. */
  locale: string;
}
