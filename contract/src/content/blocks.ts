import * as z from "zod";
import { arrangementCardSchema } from "./cards.ts";
import { partnerSchema } from "./collections.ts";
import { arrivalMapBlock, circuitMapBlock, cornersBlock, liveCamerasBlock } from "./circuit-blocks.ts";
import { weekdaysByChoice } from "../circuit/weekly-hours.ts";
import { countdownBlock, eventListBlock, featuredEventsBlock, nextEventBlock } from "./event-blocks.ts";
import { factSchema, linkSchema } from "./elements.ts";
import { brandColours, choice, count, flag, list, optional, optionalText } from "../field.ts";
import { formReferenceSchema } from "../forms/form.ts";
import { downloadSchema, fileSchema, imageSchema } from "../media.ts";
import { richTextSchema } from "./rich-text.ts";

/*
 * One schema per dynamic-zone component. The name after `blocks.` is also the name of its folder of views
 * (`web/app/blocks/`) and of its CMS component (`cms/src/components/blocks/`).
 */

const colour = z.enum(brandColours);

/**
 * Opening banner of a page, with at most two buttons. `tone` is the text colour of the site's header on the picture. A
 * block without picture (deleted in the media library) still shows its texts.
 */
export const heroBlock = z.object({
  __component: z.literal("blocks.hero"),
  kicker: optionalText,
  title: z.string(),
  intro: optionalText,
  image: optional(imageSchema),
  tone: choice(["dark", "light"], "dark"),
  buttons: list(linkSchema),
});

const richTextBlock = z.object({
  __component: z.literal("blocks.rich-text"),
  content: richTextSchema,
});

const textWithMediaBlock = z.object({
  __component: z.literal("blocks.text-with-media"),
  title: optionalText,
  content: richTextSchema,
  image: optional(imageSchema),
  imagePosition: choice(["left", "right"], "right"),
  colour: optional(colour),
  buttons: list(linkSchema),
});

export const galleryBlock = z.object({
  __component: z.literal("blocks.gallery"),
  title: optionalText,
  images: list(imageSchema),
});

export const cardsBlock = z.object({
  __component: z.literal("blocks.cards"),
  title: optionalText,
  intro: optionalText,
  cards: list(
    z.object({
      title: z.string(),
      text: optionalText,
      image: optional(imageSchema),
      url: z.string(),
      colour: choice(brandColours, "yellow"),
    }),
  ),
});

export const callToActionBlock = z.object({
  __component: z.literal("blocks.call-to-action"),
  title: z.string(),
  text: optionalText,
  colour: choice(brandColours, "secondary"),
  image: optional(imageSchema),
  buttons: list(linkSchema),
});

export const quoteBlock = z.object({
  __component: z.literal("blocks.quote"),
  text: z.string(),
  author: optionalText,
  role: optionalText,
});

/** A table typed as text: one row per line, cells separated by `|`; the first row holds the headings. */
export const tableBlock = z.object({
  __component: z.literal("blocks.table"),
  caption: z.string(),
  rows: z.string(),
});

/** A film from the media library (`file`) or on another site (`externalUrl`, shown as a link). */
export const videoBlock = z.object({
  __component: z.literal("blocks.video"),
  title: z.string(),
  description: optionalText,
  file: optional(fileSchema),
  captions: optional(fileSchema),
  poster: optional(imageSchema),
  externalUrl: optionalText,
});

export const downloadsBlock = z.object({
  __component: z.literal("blocks.downloads"),
  title: optionalText,
  files: list(z.object({ title: z.string(), note: optionalText, file: downloadSchema })),
});

/** Partners' logos; shows all partners when an editor chose none. */
export const partnersBlock = z.object({
  __component: z.literal("blocks.partners"),
  title: optionalText,
  partners: list(partnerSchema),
});

/** News articles, newest first; `paginated` adds page numbers. */
const newsListBlock = z.object({
  __component: z.literal("blocks.news-list"),
  title: optionalText,
  paginated: flag(false),
  pageSize: count,
  link: optional(linkSchema),
});

const accommodationListBlock = z.object({
  __component: z.literal("blocks.accommodation-list"),
  title: optionalText,
  question: optionalText,
  showFilters: flag(false),
  limit: count,
  link: optional(linkSchema),
});

/** Cards of business arrangements; shows all when an editor chose none. */
const arrangementListBlock = z.object({
  __component: z.literal("blocks.arrangement-list"),
  title: optionalText,
  arrangements: list(arrangementCardSchema),
  limit: count,
  link: optional(linkSchema),
});

/** FAQ by category, with an aside about contact; shows all categories when an editor chose none. */
const faqBlock = z.object({
  __component: z.literal("blocks.faq"),
  title: optionalText,
  showSearch: flag(true),
  categories: list(z.object({ slug: z.string() })),
  asideTitle: optionalText,
  asideText: optionalText,
  contactLink: optional(linkSchema),
});

export const timelineBlock = z.object({
  __component: z.literal("blocks.timeline"),
  title: optionalText,
  intro: optionalText,
  limit: count,
  link: optional(linkSchema),
});

/** Race posters; `wantedUrl` is where a visitor can report a missing one. */
export const postersBlock = z.object({
  __component: z.literal("blocks.posters"),
  title: optionalText,
  intro: optionalText,
  filter: choice(["all", "found", "missing"], "all"),
  limit: count,
  link: optional(linkSchema),
  wantedUrl: optionalText,
});

/** Sign-up form of the newsletter; the URL that it posts to is a setting. */
export const newsletterBlock = z.object({
  __component: z.literal("blocks.newsletter"),
  title: optionalText,
  text: optionalText,
});

/** Reference to an editor's form, which the site requests separately; `aside` has help beside the form. */
const formBlock = z.object({
  __component: z.literal("blocks.form"),
  title: optionalText,
  text: optionalText,
  form: optional(formReferenceSchema),
  aside: optional(richTextSchema),
  asideColour: choice(brandColours, "turqoise"),
});

/** Promotion of the mobile app; the store links are settings. */
export const appPromotionBlock = z.object({
  __component: z.literal("blocks.app-promotion"),
  title: z.string(),
  text: optionalText,
  image: optional(imageSchema),
});

/** All tickets on sale, by event, from the shop's catalogue. */
const ticketShopBlock = z.object({
  __component: z.literal("blocks.ticket-shop"),
  title: optionalText,
  text: optionalText,
});

/** The visitor's cart; `title` and `text` show when it is empty. */
const cartBlock = z.object({ __component: z.literal("blocks.cart"), title: optionalText, text: optionalText });

/** Converts the days and hours that an editor chose to an entry of `WeeklyHours`. */
const openHoursSchema = z
  .object({ days: z.enum([...weekdaysByChoice.keys()]), startTime: z.string(), endTime: z.string() })
  .transform(({ days, startTime, endTime }) => ({
    days: weekdaysByChoice.get(days) ?? [],
    from: startTime,
    until: endTime,
  }));

/**
 * Figures in a row, on a coloured background if `colour` is set. With `officeHours` it also says whether the office is
 * open.
 */
export const factsBlock = z.object({
  __component: z.literal("blocks.facts"),
  title: optionalText,
  colour: optional(colour),
  facts: list(factSchema),
  link: optional(linkSchema),
  officeHours: list(openHoursSchema),
});

/** Ways to travel here, the best one first, in larger type. Each line of `steps` is a step: `what | note | measure`. */
const travelBlock = z.object({
  __component: z.literal("blocks.travel"),
  title: z.string(),
  intro: optionalText,
  colour: choice(brandColours, "turqoise"),
  modes: list(
    z.object({
      name: z.string(),
      figure: z.string(),
      unit: optionalText,
      cost: optionalText,
      steps: optionalText,
      image: optional(imageSchema),
      link: optional(linkSchema),
    }),
  ),
});

export const blockSchema = z.discriminatedUnion("__component", [
  heroBlock,
  richTextBlock,
  textWithMediaBlock,
  galleryBlock,
  cardsBlock,
  callToActionBlock,
  quoteBlock,
  tableBlock,
  videoBlock,
  downloadsBlock,
  partnersBlock,
  eventListBlock,
  featuredEventsBlock,
  newsListBlock,
  accommodationListBlock,
  arrangementListBlock,
  faqBlock,
  timelineBlock,
  postersBlock,
  countdownBlock,
  newsletterBlock,
  appPromotionBlock,
  formBlock,
  ticketShopBlock,
  cartBlock,
  liveCamerasBlock,
  circuitMapBlock,
  cornersBlock,
  nextEventBlock,
  factsBlock,
  travelBlock,
  arrivalMapBlock,
]);

export type Block = z.infer<typeof blockSchema>;
export type BlockKind = Block["__component"];

/** Props of the component that shows one kind of block. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { __component: Kind }>;

/** A block that the site leaves out, and why. */
export interface DroppedBlock {
  component: string;
  reason: string;
}

/**
 * Reads a dynamic zone of the CMS. Leaves out and reports blocks of an unknown kind or with invalid content, so that
 * one block can't take down a page.
 */
export function readBlocks(zone: readonly unknown[]): { blocks: Block[]; dropped: DroppedBlock[] } {
  const blocks: Block[] = [];
  const dropped: DroppedBlock[] = [];

  for (const value of zone) {
    const parsed = blockSchema.safeParse(value);
    if (parsed.success) blocks.push(parsed.data);
    else dropped.push({ component: componentName(value), reason: z.prettifyError(parsed.error) });
  }

  return { blocks, dropped };
}

function componentName(value: unknown): string {
  const named = z.object({ __component: z.string() }).safeParse(value);
  return named.success ? named.data.__component : "(no __component)";
}
