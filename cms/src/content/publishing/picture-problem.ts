import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { attributesOf, partsIn, schemaOf } from "../schema-parts.ts";
import type { PanelText } from "../panel-text.ts";
import type { Draft } from "./publishing-check.ts";

const pictureUid = "elements.picture";

/** Owners of pictures that need no alternative text, as words beside the picture say the same. */
const alwaysBesideWords = new Set(["elements.card", "blocks.video", "api::partner.partner"]);

const pictureSchema = z.object({
  alternativeText: z.string().nullish(),
  decorative: z.boolean().nullish(),
  image: z.object({ alternativeText: z.string().nullish() }).nullish(),
});

/**
 * Finds the first picture in a draft that lacks an alternative text in the document's language and isn't marked as
 * decoration, or that is required and has no file. The media library's text counts for Dutch, its language.
 *
 * @returns A sentence that names its place; `null` when there is no such picture.
 */
export function pictureProblem(strapi: Core.Strapi, { uid, locale, entry }: Draft): PanelText | null {
  const found = findFault(strapi, uid, entry, locale);
  return found === null ? null : words[found.fault](found.place);
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

interface Found {
  place: PanelText;
  fault: keyof typeof words;
}

/**
 * Finds the first picture that can't be published, with its place as the panel names its blocks.
 *
 * @param isRequired - Whether the owner of a picture has to have one.
 */
function findFault(strapi: Core.Strapi, uid: string, entry: unknown, locale: string, isRequired = false): Found | null {
  if (typeof entry !== "object" || entry === null || alwaysBesideWords.has(uid)) return null;
  if (uid === pictureUid) {
    const fault = faultOf(entry, locale, isRequired);
    return fault === null ? null : { place: alike(`‘${nameOf(strapi, uid)}’`), fault };
  }

  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    for (const part of partsIn(Reflect.get(entry, name), attribute)) {
      const found = findFault(strapi, part.uid, part.value, locale, attribute.required);
      if (found === null) continue;
      if (part.index === null) return found;
      if (attribute.type !== "dynamiczone") return { ...found, place: alike(`${found.place.nl} ${part.index + 1}`) };
      const block = `${part.index + 1} (${nameOf(strapi, part.uid)})`;
      return { ...found, place: { nl: `blok ${block}`, en: `block ${block}` } };
    }
  }
  return null;
}

function nameOf(strapi: Core.Strapi, uid: string): string {
  return schemaOf(strapi, uid)?.info.displayName ?? uid;
}

function alike(place: string): PanelText {
  return { nl: place, en: place };
}

function faultOf(entry: object, locale: string, isRequired: boolean): keyof typeof words | null {
  const { alternativeText, decorative, image } = pictureSchema.parse(entry);
  // Strapi doesn't check that a required file is there.
  if (!image) return isRequired ? "absent" : null;
  const texts = locale === "nl" ? [alternativeText, image.alternativeText] : [alternativeText];
  return decorative !== true && texts.every((text) => (text ?? "").trim() === "") ? "mute" : null;
}
