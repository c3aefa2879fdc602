import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { panelLanguage } from "../editing/panel-request.ts";
import type { PanelText } from "./panel-text.ts";

const pictureUid = "elements.picture";

/** Owners of pictures that always stand beside words that say the same, so that they need no alternative text. */
const alwaysBesideWords = new Set(["elements.card", "blocks.video", "api::partner.partner"]);

const attributesSchema = z.record(
  z.string(),
  z.looseObject({
    type: z.string(),
    component: z.string().optional(),
    required: z.boolean().optional(),
    components: z.array(z.string()).optional(),
  }),
);

const schemaSchema = z.object({
  uid: z.string(),
  info: z.object({ displayName: z.string() }),
  attributes: attributesSchema,
});

type Schema = z.infer<typeof schemaSchema>;

/** A populate for every picture of an entry, at any depth in its components. */
interface Tree {
  [attribute: string]: { populate?: Tree; on?: Record<string, { populate: Tree }> } | true;
}

const pictureSchema = z.object({
  alternativeText: z.string().nullish(),
  decorative: z.boolean().nullish(),
  image: z.object({ alternativeText: z.string().nullish() }).nullish(),
});

/**
 * The first picture of a draft that has no alternative text in the document's language and
 * isn't marked as decoration, or that has to be there and has no file. For Dutch, the text of the media library counts
 * too, as that is in Dutch.
 *
 * @returns A sentence in the panel's language that names its place; `null` when there is no such picture.
 */
export async function pictureProblem(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<string | null> {
  const type = schemaSchema.parse(strapi.getModel(uid));
  const populate = treeOf(strapi, type);
  if (Object.keys(populate).length === 0) return null;

  const where = { documentId, locale, publishedAt: null };
  const draft: unknown = await strapi.db.query(uid).findOne({ where, populate });
  const found = findFault(strapi, type, draft, locale);
  return found === null ? null : words[found.fault](found.place)[panelLanguage(strapi)];
}

const words = {
  mute: (place: PanelText): PanelText => ({
    nl: `De afbeelding bij ${place.nl} heeft nog geen alternatieve tekst in deze taal. Schrijf wat er te zien is, of zet ‘Alleen versiering’ aan.`,
    en: `The picture at ${place.en} has no alternative text in this language. Write what there is to see, or switch on ‘Alleen versiering’.`,
  }),
  absent: (place: PanelText): PanelText => ({
    nl: `De afbeelding bij ${place.nl} heeft nog geen bestand: kies er een uit de mediabibliotheek.`,
    en: `The picture at ${place.en} has no file: choose one from the media library.`,
  }),
};

/** A picture that can't be published, and why. */
interface Found {
  place: PanelText;
  fault: keyof typeof words;
}

function componentOf(strapi: Core.Strapi, uid: string): Schema {
  return schemaSchema.parse(Reflect.get(strapi.components, uid));
}

function treeOf(strapi: Core.Strapi, { uid, attributes }: Schema): Tree {
  if (uid === pictureUid) return { image: true };
  if (alwaysBesideWords.has(uid)) return {};

  const below = (component: string) => treeOf(strapi, componentOf(strapi, component));
  const entries = Object.entries(attributes).flatMap(([name, { component, components }]): [string, Tree[string]][] => {
    if (component !== undefined) {
      const populate = below(component);
      return isEmpty(populate) ? [] : [[name, { populate }]];
    }
    const kinds = (components ?? []).map((kind) => [kind, { populate: below(kind) }] as const);
    // The others are read too: a block's number counts all those on the screen.
    return kinds.every(([, { populate }]) => isEmpty(populate)) ? [] : [[name, { on: Object.fromEntries(kinds) }]];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/**
 * The first picture that can't be published, with its place in the names that the panel gives its blocks.
 *
 * @param isRequired - Whether the owner of a picture has to have one.
 */
function findFault(
  strapi: Core.Strapi,
  schema: Schema,
  entry: unknown,
  locale: string,
  isRequired = false,
): Found | null {
  if (typeof entry !== "object" || entry === null || alwaysBesideWords.has(schema.uid)) return null;
  if (schema.uid === pictureUid) {
    const fault = faultOf(entry, locale, isRequired);
    return fault === null ? null : { place: alike(`‘${schema.info.displayName}’`), fault };
  }

  for (const [name, { type, component, required = false }] of Object.entries(schema.attributes)) {
    if (type !== "component" && type !== "dynamiczone") continue;
    const value: unknown = Reflect.get(entry, name);
    for (const [index, part] of [value].flat().entries()) {
      const uid = component ?? kindOf(part);
      if (uid === null) continue;
      const own = componentOf(strapi, uid);
      const found = findFault(strapi, own, part, locale, required);
      if (found === null) continue;
      if (type === "dynamiczone") {
        const block = `${index + 1} (${own.info.displayName})`;
        return { ...found, place: { nl: `blok ${block}`, en: `block ${block}` } };
      }
      return Array.isArray(value) ? { ...found, place: alike(`${found.place.nl} ${index + 1}`) } : found;
    }
  }
  return null;
}

function alike(place: string): PanelText {
  return { nl: place, en: place };
}

function kindOf(part: unknown): string | null {
  const uid: unknown = typeof part === "object" && part !== null ? Reflect.get(part, "__component") : null;
  return typeof uid === "string" ? uid : null;
}

function faultOf(entry: object, locale: string, isRequired: boolean): keyof typeof words | null {
  const { alternativeText, decorative, image } = pictureSchema.parse(entry);
  // Strapi doesn't check that a required file is there.
  if (!image) return isRequired ? "absent" : null;
  const texts = locale === "nl" ? [alternativeText, image.alternativeText] : [alternativeText];
  return decorative !== true && texts.every((text) => (text ?? "").trim() === "") ? "mute" : null;
}
