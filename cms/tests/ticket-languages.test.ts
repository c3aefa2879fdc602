import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { unpublishedLanguage } from "../src/admin/unpublished-language.ts";
import { publish } from "./publish.ts";
import { editing } from "./shared-cms.ts";

const begun = editing();
const uid = "api::ticket-type.ticket-type";

const answerSchema = z.looseObject({ data: z.unknown(), meta: z.unknown() });

let ticketId: string;

beforeAll(async () => {
  const { strapi } = begun.cms;
  const event = await publish(strapi, "api::event.event", (locale) => ({
    title: "Races",
    slug: `races-${locale}`,
    startsAt: "2099-06-26T08:00:00Z",
    endsAt: "2099-06-28T16:00:00Z",
  }));
  ticketId = await publish(strapi, uid, (locale) => ({
    name: { nl: "Volwassene", en: "Adult" }[locale],
    event,
    audience: "adult" as const,
    leadsWith: "gross" as const,
    vatRate: 21,
    maxPerOrder: 10,
    admissions: [{ firstDay: "2099-06-26", priceCents: 100 }],
  }));
});

/** What the panel warns of beside the ticket type, in each language of its form. */
async function warned() {
  const found: Record<string, string | null> = {};
  for (const locale of ["nl", "en"]) {
    const { body } = await begun.editor.ask("GET", `/collection-types/${uid}/${ticketId}?locale=${locale}`);
    const { data, meta } = answerSchema.parse(body);
    found[locale] = unpublishedLanguage(data, meta);
  }
  return found;
}

test("a ticket type says beside its form which language visitors can't read it in yet", async () => {
  const documents = begun.cms.strapi.documents(uid);
  expect(await warned()).toEqual({ nl: null, en: null });

  await documents.unpublish({ documentId: ticketId, locale: "en" });
  expect(await warned()).toEqual({ nl: "en", en: "en" });

  await documents.unpublish({ documentId: ticketId, locale: "nl" });
  expect(await warned()).toEqual({ nl: null, en: null });

  await documents.publish({ documentId: ticketId, locale: "en" });
  expect(await warned()).toEqual({ nl: "nl", en: "nl" });

  await documents.publish({ documentId: ticketId, locale: "nl" });
  await documents.delete({ documentId: ticketId, locale: "en" });
  expect(await warned()).toMatchObject({ nl: "en" });
  expect(unpublishedLanguage(undefined, undefined)).toBeNull();
});
