import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { optional, optionalText } from "#contract/field";
import { dayAtCircuit } from "#contract/forms/date-bounds";
import { admissionsProblem } from "./admissions-problem.ts";
import type { PanelText } from "../panel-text.ts";
import { saleStartProblem } from "./sale-start-problem.ts";
import type { DraftRef } from "../draft-ref.ts";

const related = z
  .object({ documentId: z.string() })
  .nullish()
  .transform((value) => value?.documentId ?? null);

const versionSchema = z.object({ event: related, arrangement: related, stand: related });

const draftSchema = versionSchema.extend({
  audience: optionalText,
  accessible: z.boolean().nullish(),
  vatRate: z.number().nullish(),
  saleStartsAt: z.coerce.date().nullish(),
  saleEndsAt: z.coerce.date().nullish(),
  admissions: z.array(
    z.object({
      firstDay: optionalText,
      lastDay: optionalText,
      priceCents: optional(z.number()),
    }),
  ),
});

type Draft = z.infer<typeof draftSchema>;

const eventSchema = z.object({ startsAt: z.coerce.date(), endsAt: z.coerce.date() }).nullable();

const arrangementSchema = z.object({ vatRate: z.coerce.number() }).nullable();

const uid = "api::ticket-type.ticket-type";

const id = { select: ["documentId"] };
const relations = { event: id, arrangement: id, stand: id };

/** VAT rates in the Netherlands, in per cent. */
const vatRates = [0, 9, 21];

/** Returns why a draft ticket type can't be published; `null` when it can. */
export async function ticketTypeProblem(
  strapi: Core.Strapi,
  { documentId, locale }: DraftRef,
): Promise<PanelText | null> {
  const where = { documentId, locale, publishedAt: null };
  const found: unknown = await strapi.db.query(uid).findOne({ where, populate: { ...relations, admissions: true } });
  const draft = draftSchema.nullable().parse(found);
  if (draft === null) return null;

  return (
    ownProblem(draft) ??
    (await relationProblem(strapi, draft, locale)) ??
    (await soldProblem(strapi, draft, locale)) ??
    languageProblem(strapi, draft, documentId, locale)
  );
}

/** Finds a fault in the fields of the ticket type itself. */
function ownProblem({ event, arrangement, stand, audience, accessible, vatRate, ...draft }: Draft): PanelText | null {
  if (event === null) {
    return {
      nl: "Kies bij ‘Evenement’ waarvoor deze kaart is.",
      en: "Choose at ‘Evenement’ what this ticket is for.",
    };
  }
  if (arrangement !== null && stand !== null) {
    return {
      nl: "Kies ‘Tribune’ of ‘Arrangement’, niet allebei: een arrangement heeft eigen plekken.",
      en: "Choose ‘Tribune’ or ‘Arrangement’, not both: an arrangement has places of its own.",
    };
  }
  if (arrangement !== null && accessible === true) {
    return {
      nl: "Een arrangement heeft geen aparte rolstoelplaatsen: zet ‘Rolstoelplaats’ uit.",
      en: "An arrangement has no separate wheelchair places: switch off ‘Rolstoelplaats’.",
    };
  }
  if (audience === "companion" && accessible !== true) {
    return {
      nl: "Een begeleider zit naast een rolstoelplaats: zet ‘Rolstoelplaats’ aan, of kies iets anders bij ‘Voor wie’.",
      en: "A companion sits next to a wheelchair place: switch on ‘Rolstoelplaats’, or choose something else at ‘Voor wie’.",
    };
  }
  if (vatRate !== null && vatRate !== undefined && !vatRates.includes(vatRate)) {
    return {
      nl: "‘Btw-tarief (%)’ is geen tarief: het is 0, 9 of 21.",
      en: "‘Btw-tarief (%)’ is no rate: it is 0, 9 or 21.",
    };
  }
  const { saleStartsAt, saleEndsAt } = draft;
  if (saleStartsAt && saleEndsAt && saleEndsAt <= saleStartsAt) {
    return {
      nl: "De verkoop eindigt voordat ze begint: controleer ‘Begin van de verkoop’ en ‘Einde van de verkoop’.",
      en: "The sale ends before it begins: check ‘Begin van de verkoop’ and ‘Einde van de verkoop’.",
    };
  }
  return null;
}

const targets = [
  ["event", "api::event.event", "Evenement"],
  ["arrangement", "api::arrangement.arrangement", "Arrangement"],
  ["stand", "api::stand.stand", "Tribune"],
] as const;

/** Finds a chosen event, arrangement or grandstand that isn't published in this language, for visitors to read. */
async function relationProblem(strapi: Core.Strapi, draft: Draft, locale: string): Promise<PanelText | null> {
  for (const [name, target, label] of targets) {
    const documentId = draft[name];
    if (documentId === null || (await publishedVersion(strapi, target, documentId, locale)) !== null) continue;
    return {
      nl: `Wat je koos bij ‘${label}’ is in deze taal nog niet gepubliceerd. Publiceer dat eerst.`,
      en: `What you chose at ‘${label}’ isn’t published in this language yet. Publish that first.`,
    };
  }
  return null;
}

/** Finds a fault in the days, prices or sale period. */
async function soldProblem(strapi: Core.Strapi, draft: Draft, locale: string): Promise<PanelText | null> {
  if (draft.event === null) return null;
  const event = eventSchema.parse(await publishedVersion(strapi, "api::event.event", draft.event, locale));
  if (event === null) return null;

  const { admissions, arrangement } = draft;
  const saleStartsAt = draft.saleStartsAt ?? null;
  const days = [dayAtCircuit(event.startsAt), dayAtCircuit(event.endsAt)] as const;
  const firstDays = admissions.flatMap(({ firstDay }) => firstDay ?? []);
  const problem =
    admissionsProblem({ admissions, event: days, hasArrangement: arrangement !== null }) ??
    saleStartProblem({ saleStartsAt, firstDays, eventEndsAt: event.endsAt });
  if (problem !== null || arrangement === null) return problem;

  const priced = arrangementSchema.parse(
    await publishedVersion(strapi, "api::arrangement.arrangement", arrangement, locale),
  );
  const takesItsPrice = admissions.some(({ priceCents }) => priceCents === null);
  if (!takesItsPrice || priced === null || priced.vatRate === draft.vatRate) return null;
  return {
    nl: `‘Btw-tarief (%)’ is ${draft.vatRate}, en dat van het arrangement is ${priced.vatRate}. Maak ze gelijk, of vul hier bij elke dag een prijs in.`,
    en: `‘Btw-tarief (%)’ is ${draft.vatRate}, and that of the arrangement is ${priced.vatRate}. Make them equal, or fill in a price for each day here.`,
  };
}

/** Finds a choice that differs from the Dutch version, which the sale uses. */
async function languageProblem(
  strapi: Core.Strapi,
  draft: Draft,
  documentId: string,
  locale: string,
): Promise<PanelText | null> {
  if (locale === "nl") return null;
  const where = { documentId, locale: "nl", publishedAt: { $notNull: true } };
  const found: unknown = await strapi.db.query(uid).findOne({ where, populate: relations });
  const dutch = versionSchema.nullable().parse(found);
  const other = dutch === null ? undefined : targets.find(([name]) => dutch[name] !== draft[name]);
  if (other === undefined) return null;
  return {
    nl: `Bij ‘${other[2]}’ is in het Nederlands iets anders gekozen. Kies in elke taal hetzelfde.`,
    en: `Something else is chosen at ‘${other[2]}’ in Dutch. Choose the same in each language.`,
  };
}

async function publishedVersion(
  strapi: Core.Strapi,
  target: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<unknown> {
  return strapi.db.query(target).findOne({ where: { documentId, locale, publishedAt: { $notNull: true } } });
}
