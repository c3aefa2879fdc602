import { readFileSync } from "node:fs";
import path from "node:path";
import type { Modules } from "@strapi/strapi";
import * as z from "zod";
import type { Locale } from "./publish.ts";
import { richText } from "./rich-text.ts";

interface Targets {
  image: number;
  file: number;
  event: string;
  arrangement: string;
  category: string;
  partner: string;
  form: string;
}

type Zone = NonNullable<Modules.Documents.Params.Data.Input<"api::page.page">["blocks"]>;

/** One block of every kind, every field filled: written out here where tests look at what is in it, or its type says too little. */
export function blocksOf({ image, file, event, arrangement, category, partner, form }: Targets, locale: Locale): Zone {
  const picture = { image, alternativeText: `Bocht (${locale})`, caption: "Bij zonsondergang" };
  const link = { label: "Lees meer", url: "/nieuws", style: "outline" as const };
  const title = `Titel (${locale})`;
  const documents = {
    "api::event.event": event,
    "api::arrangement.arrangement": arrangement,
    "api::faq-category.faq-category": category,
    "api::partner.partner": partner,
    "api::form.form": form,
  };

  const written: Zone = [
    {
      __component: "blocks.cards",
      title,
      intro: "Kies",
      cards: [{ title: "Kaart", text: "Tekst", url: "/business", colour: "pink", image: picture }],
    },
    { __component: "blocks.table", caption: "Tijden", rows: "Dag | Open\nVrijdag | 08:00" },
    {
      __component: "blocks.video",
      title,
      description: "Een ronde",
      file,
      captions: file,
      externalUrl: "https://film.example",
      poster: picture,
    },
    { __component: "blocks.downloads", title, files: [{ title: "Reglement", note: "Vrij met naam", file }] },
    {
      __component: "blocks.facts",
      title,
      colour: "yellow",
      facts: [{ value: "18", label: "bochten" }],
      link,
      officeHours: [{ days: "working-days", startTime: "09:00", endTime: "17:00" }],
    },
    {
      __component: "blocks.posters",
      title,
      intro: "Aan de muur",
      filter: "missing",
      limit: 6,
      link,
      wantedUrl: "/posters/gezocht",
    },
    { __component: "blocks.arrival-map", title, text: "Kies waar", place: "zuid", buttons: [link] },
  ];
  const isWritten = (kind: string) => written.some(({ __component }) => __component === kind);
  return [
    ...written,
    ...kinds
      .filter((kind) => !isWritten(kind))
      .map((kind) => filledBlock(kind, { title, picture, link, image, documents })),
  ];
}

const pageSchema = z.object({ attributes: z.object({ blocks: z.object({ components: z.array(z.string()) }) }) });

/** Every kind of block that an editor can place on a page. */
const kinds = pageSchema.parse(readJson("api/page/content-types/page/schema.json")).attributes.blocks.components;

const attributeSchema = z.object({
  type: z.string(),
  enum: z.array(z.string()).default([]),
  min: z.number().default(1),
  multiple: z.boolean().default(false),
  repeatable: z.boolean().default(false),
  component: z.string().default(""),
  relation: z.string().default(""),
  target: z.string().default(""),
});

const componentSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

const zoneBlockSchema = z.custom<Zone[number]>();

interface Filling {
  title: string;
  picture: object;
  link: object;
  image: number;
  /** What relations lead to, by type. */
  documents: Readonly<Record<string, string>>;
}

/** A block that isn't written out above: each field is filled by its type. */
function filledBlock(kind: string, filling: Filling): Zone[number] {
  return zoneBlockSchema.parse({ __component: kind, ...filledFields(kind, filling) });
}

function filledFields(component: string, filling: Filling): Record<string, unknown> {
  if (component === "elements.picture") return { ...filling.picture };
  if (component === "elements.link") return { ...filling.link };
  const { attributes } = componentSchema.parse(readJson(`components/${component.replace(".", "/")}.json`));
  return Object.fromEntries(Object.entries(attributes).map(([name, each]) => [name, filledField(each, filling)]));
}

/** @throws {Error} What a field of this type holds is in no schema. */
function filledField(attribute: z.infer<typeof attributeSchema>, filling: Filling): unknown {
  const { type, enum: choices, min, multiple, repeatable, component, relation, target } = attribute;
  switch (type) {
    case "string":
    case "text":
      return filling.title;
    case "integer":
    case "decimal":
      return min;
    case "boolean":
      return true;
    case "enumeration":
      return choices[0];
    case "datetime":
      return "2027-06-25T18:00:00.000Z";
    case "blocks":
      return richText;
    case "media":
      return multiple ? [filling.image] : filling.image;
    case "relation":
      return relation === "oneToMany" ? [filling.documents[target]] : filling.documents[target];
    case "component":
      return repeatable ? [filledFields(component, filling)] : filledFields(component, filling);
    default:
      throw new Error(`A field of type ${type} is filled by hand: write its block out in site-blocks.ts`);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, "../src", file), "utf8"));
}
