import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type BrandColour, brandColours } from "#contract/field";
import { houseColours } from "#contract/house-colours";
import type { Locale } from "#contract/locales";
import { type CircuitAddress, circuitAddress } from "#contract/shop/circuit-address";
import { formatIban } from "#contract/shop/written-iban";

/** Details of the circuit for tickets, invoices and mails. */
export interface CircuitDetails extends CircuitAddress {
  /** Registered name of the company. */
  organisation: string;
  phone: string | null;
  email: string | null;
  chamberNumber: string | null;
  vatNumber: string | null;
  /** In groups of four. */
  iban: string | null;
  /** Path of the page with directions to the circuit. */
  travelPage: string | null;
  /** As `#rrggbb`. */
  colours: Record<BrandColour, string>;
}

/** Default colours, where editors chose none. */
const designColours: Record<BrandColour, string> = { ...houseColours, orange: "#ff7a1a", asphalt: "#18262b" };

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? "").trim() || null);

const settingsSchema = z
  .object({
    brandName: text,
    chamberNumber: text,
    vatNumber: text,
    iban: text,
    travelPage: text,
    contact: z
      .object({ organisation: text, street: text, postcode: text, city: text, phone: text, email: text })
      .nullish(),
    colours: z.record(z.string(), z.unknown()).nullish(),
  })
  .nullable();

const colour = z.string().regex(/^#[\da-f]{6}$/iu);

/** Reads the published details of the circuit, in the current transaction if there is one. */
export async function readCircuitDetails(strapi: Core.Strapi, locale: Locale): Promise<CircuitDetails> {
  const found: unknown = await strapi.db.query("api::settings.settings").findOne({
    where: { locale, publishedAt: { $notNull: true } },
    populate: ["contact", "colours"],
  });
  const settings = settingsSchema.parse(found);
  const contact = settings?.contact ?? null;
  const address = circuitAddress({ brandName: settings?.brandName ?? null, contact });
  const colours = { ...designColours };
  for (const key of brandColours) colours[key] = colour.safeParse(settings?.colours?.[key]).data ?? colours[key];
  return {
    ...address,
    organisation: contact?.organisation ?? address.name,
    phone: contact?.phone ?? null,
    email: contact?.email ?? null,
    chamberNumber: settings?.chamberNumber ?? null,
    vatNumber: settings?.vatNumber ?? null,
    iban: formatIban(settings?.iban),
    travelPage: settings?.travelPage ?? null,
    colours,
  };
}
