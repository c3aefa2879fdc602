import type { UID } from "@strapi/strapi";
import { arrangementCard, eventCard, partnerCard } from "./cards.ts";
import { attributesOf } from "../schema-parts.ts";
import { downloadEntry, file, picture } from "./elements.ts";
import type { Selection } from "./view.ts";

/** Selections of components and related documents inside blocks: no more than the site shows. */
const shapes = {
  "api::arrangement.arrangement": arrangementCard,
  "api::event.event": eventCard,
  "api::faq-category.faq-category": { fields: ["slug"] },
  "api::form.form": { fields: ["slug"] },
  "api::partner.partner": partnerCard,
  "elements.download": downloadEntry,
  "elements.picture": picture,
} satisfies { [Uid in UID.Schema]?: Selection<Uid> };

/** Selects all that an editor fills in, in the blocks of a dynamic zone. */
export const zone = everyComponentOf("blocks");

/** Selects all that an editor fills in, in the fields of a form. */
export const formFields = everyComponentOf("fields");

/** Selects each component of a category; `on` is read from the schemas later, as Strapi hasn't loaded them yet. */
function everyComponentOf(category: string): { on: object } {
  let read: object | null = null;
  return {
    get on() {
      return (read ??= selectionsOf(category));
    },
  };
}

function selectionsOf(category: string): object {
  const uids = Object.keys(strapi.components).filter((uid) => uid.startsWith(`${category}.`));
  return Object.fromEntries(uids.map((uid) => [uid, selectionOf(uid)]));
}

/** Returns the selection of a component or a related document; `null` for one that the site doesn't show here. */
function selectionOf(uid: string): object | null {
  const own: object | undefined = Reflect.get(shapes, uid);
  if (own !== undefined || !(uid in strapi.components)) return own ?? null;
  const entries = Object.entries(attributesOf(strapi, uid)).map(([name, { type, target, component = target }]) => {
    if (type === "media") return [name, file] as const;
    return [name, component === undefined ? null : selectionOf(component)] as const;
  });
  // Without a list of fields Strapi answers all of them.
  return { populate: Object.fromEntries(entries.filter(([, selection]) => selection !== null)) };
}
