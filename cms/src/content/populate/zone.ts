import type { UID } from "@strapi/strapi";
import * as z from "zod";
import { arrangementCard, eventCard, partnerCard } from "./cards.ts";
import { downloadEntry, file, picture } from "./elements.ts";
import type { Selection } from "./view.ts";

/** What is answered of these inside a component; of related documents no more than the site shows. */
const shapes = {
  "api::arrangement.arrangement": arrangementCard,
  "api::event.event": eventCard,
  "api::faq-category.faq-category": { fields: ["slug"] },
  "api::form.form": { fields: ["slug"] },
  "api::partner.partner": partnerCard,
  "elements.download": downloadEntry,
  "elements.picture": picture,
} satisfies { [Uid in UID.Schema]?: Selection<Uid> };

const schemasSchema = z.record(
  z.string(),
  z.object({
    attributes: z.record(
      z.string(),
      z.object({ type: z.string(), target: z.string().optional(), component: z.string().optional() }),
    ),
  }),
);

/** The blocks of a dynamic zone: all that an editor fills in. */
export const zone = everyComponentOf("blocks");

/** The fields of a form: all that an editor fills in. */
export const formFields = everyComponentOf("fields");

/** A selection for each component of a category, read from the schemas once Strapi has them. */
function everyComponentOf(category: string): { on: object } {
  let read: object | null = null;
  return {
    get on() {
      return (read ??= selectionsOf(category));
    },
  };
}

function selectionsOf(category: string): object {
  const schemas = schemasSchema.parse(strapi.components);
  const selectionOf = (uid: string): object | null => {
    const own: object | undefined = Reflect.get(shapes, uid);
    const schema = schemas[uid];
    if (own !== undefined || schema === undefined) return own ?? null;
    const entries = Object.entries(schema.attributes).map(([name, { type, target, component = target }]) => {
      if (type === "media") return [name, file] as const;
      return [name, component === undefined ? null : selectionOf(component)] as const;
    });
    // Without a list of fields Strapi answers all of them.
    return { populate: Object.fromEntries(entries.filter(([, selection]) => selection !== null)) };
  };
  const uids = Object.keys(schemas).filter((uid) => uid.startsWith(`${category}.`));
  return Object.fromEntries(uids.map((uid) => [uid, selectionOf(uid)]));
}
