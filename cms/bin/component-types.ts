import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import * as z from "zod";

/** Writes `types/generated/components.d.ts` from the schemas of the components, without starting Strapi. */
const root = path.resolve(import.meta.dirname, "..");

const schemaSchema = z.looseObject({ collectionName: z.string(), attributes: z.record(z.string(), z.unknown()) });

/** Reads the schemas of all components by uid, in the form of a running Strapi. */
async function readComponents() {
  const folder = path.join(root, "src/components");
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".json"));
  const components = files.map(async (file) => {
    const [category = "", modelName = ""] = file.replace(/\.json$/u, "").split(path.sep);
    const schema = schemaSchema.parse(JSON.parse(await readFile(path.join(folder, file), "utf8")));
    const uid = `${category}.${modelName}`;
    const globalId = `${category}-${modelName}`.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) =>
      letter.toUpperCase(),
    );
    return [uid, { ...schema, uid, category, modelName, modelType: "component", globalId }];
  });
  return Object.fromEntries(await Promise.all(components));
}

// Strapi's own generator, which Strapi also runs in development.
const { generators } = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"))(
  "@strapi/typescript-utils",
);
await generators.generate({
  pwd: root,
  strapi: { components: await readComponents() },
  artifacts: { components: true },
  logger: { silent: true },
});
