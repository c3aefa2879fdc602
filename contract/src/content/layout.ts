import * as z from "zod";
import { list, optional, optionalText } from "../field.ts";
import { imageSchema } from "../media.ts";

/** Names of the menus that `navigation/render/{name}` answers. A CMS may lack the last one. */
export const menuNames = ["primary", "secondary", "eventsmenu", "header-buttons", "legal", "footer"] as const;

export type MenuName = (typeof menuNames)[number];

const itemFields = {
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  type: z.string().transform((type) => (type === "INTERNAL" ? ("INTERNAL" as const) : ("EXTERNAL" as const))),
  path: optionalText,
  externalPath: optionalText,
  icon: optionalText,
  parent: optional(z.union([z.number(), z.string()])).catch(null),
};

/**
 * An item of a FLAT menu. Internal items have a `path`, all others an `externalPath`. `icon` is the name of a header
 * button's icon; `parent` is the id of the item above it in the tree.
 */
const navigationItemSchema = z.object(itemFields);

export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** The array that `navigation/render` answers for `type=FLAT`. */
export const navigationSchema = z.array(navigationItemSchema);

export interface NavigationNode extends NavigationItem {
  items: NavigationNode[];
}

const navigationNodeSchema: z.ZodType<NavigationNode> = z.lazy(() =>
  z.object({ ...itemFields, items: list(navigationNodeSchema) }),
);

/** The nested array that `navigation/render` answers for `type=TREE`. */
export const navigationTreeSchema = z.array(navigationNodeSchema);

/** The array that `i18n/locales` answers. */
export const localesSchema = z.array(z.object({ code: z.string(), name: optionalText }));

export type LocaleInfo = z.infer<typeof localesSchema>[number];

/** The six networks of the menu, in order. */
const socialNetworks = ["facebook", "instagram", "tiktok", "linkedin", "twitter", "youtube"] as const;

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** The general settings. Every field may be missing; each `…Page` is the path of a page. */
export const settingsSchema = z.object({
  cartPage: optionalText,
  ticketsPage: optionalText,
  mapPage: optionalText,
  travelPage: optionalText,
  accessibilityPage: optionalText,
  ticketAlarmPage: optionalText,
  hideNewsletterOnPage: list(z.object({ slug: z.string() })),
  brandName: optionalText,
  logoLight: optional(imageSchema),
  logoDark: optional(imageSchema),
  hundredYearsLogoLight: optional(imageSchema),
  hundredYearsLogoDark: optional(imageSchema),
  shareImage: optional(imageSchema),
  colours: optional(
    z.object({
      primary: optional(hex),
      yellow: optional(hex),
      blue: optional(hex),
      pink: optional(hex),
      turqoise: optional(hex),
      secondary: optional(hex),
      light: optional(hex),
      dark: optional(hex),
    }),
  ),
  socials: list(z.object({ network: z.enum(socialNetworks), label: z.string(), url: z.string() })),
  appStoreUrl: optionalText,
  playStoreUrl: optionalText,
  popup: optional(
    z.object({
      title: z.string(),
      text: optionalText,
      button: optionalText,
      image: optional(imageSchema),
    }),
  ),
  contact: optional(
    z.object({
      organisation: optionalText,
      street: optionalText,
      postcode: optionalText,
      city: optionalText,
      phone: optionalText,
      email: optionalText,
    }),
  ),
  contactPage: optionalText,
  termsPage: optionalText,
  /** Bank account to which customers pay invoices. */
  iban: optionalText,
  newsletterTitle: optionalText,
  newsletterAction: optionalText,
});

export type Settings = z.infer<typeof settingsSchema>;

/** The settings that the site falls back to when it can't read them from the CMS. */
export const emptySettings: Settings = settingsSchema.parse({});
