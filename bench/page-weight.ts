import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import * as z from "zod";

/** Bytes that a first visit to a page loads, as sent over the wire. */
export interface PageWeight {
  /** Modules that load with the page, and the route table; brotli 11. */
  clientJavaScriptBytes: number;
  /** Style sheets of the page and of its layouts; brotli 11. */
  styleBytes: number;
  /** All fonts of the site, which are compressed already. */
  fontBytes: number;
}

const moduleSchema = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

const manifestSchema = z.object({
  url: z.string(),
  entry: moduleSchema,
  routes: z.record(z.string(), moduleSchema.extend({ parentId: z.string().optional() })),
});

type BuiltModule = z.infer<typeof moduleSchema>;

const brotli = promisify(brotliCompress);

/**
 * Adds up what the browser loads for one route of the built site.
 *
 * Source: the route table that React Router ships with the build. Modules that
 * are loaded later, such as the picture viewer, are left out.
 *
 * @param clientFolder - The build's `client` folder.
 * @param routeId - For example `nl/slug`: the content page in Dutch.
 * @throws {Error} There is no build, or it has no such route.
 */
export async function weighPage(clientFolder: string, routeId: string): Promise<PageWeight> {
  const manifest = await readManifest(clientFolder);
  const modules = [manifest.entry, ...branchOf(manifest.routes, routeId)];
  const scripts = new Set([manifest.url, ...modules.flatMap(({ module, imports }) => [module, ...imports])]);
  // React Router adds an empty fragment to some sheets, to tell them from those of a lazy module.
  const styles = new Set(modules.flatMap(({ css }) => css.map((address) => address.replace(/#.*$/u, ""))));

  const [clientJavaScriptBytes, styleBytes, fontBytes] = await Promise.all([
    sizeOf(clientFolder, [...scripts], compressedSize),
    sizeOf(clientFolder, [...styles], compressedSize),
    sizeOf(clientFolder, await fontsOf(clientFolder), async (file) => file.byteLength),
  ]);
  return { clientJavaScriptBytes, styleBytes, fontBytes };
}

/**
 * Adds up chunks that load later, with everything they import, except what the page has
 * loaded already.
 *
 * @param names - Names of the chunks, without the digest.
 * @returns Bytes, brotli 11.
 * @throws {Error} The build has no such chunk, or several.
 */
export async function weighChunks(clientFolder: string, names: readonly string[], routeId: string): Promise<number> {
  const manifest = await readManifest(clientFolder);
  const modules = [manifest.entry, ...branchOf(manifest.routes, routeId)];
  const loaded = new Set(modules.flatMap(({ module, imports }) => [module, ...imports]));
  const files = await readdir(path.join(clientFolder, "assets"));

  const added = new Set<string>();
  for (const name of names) {
    const [file, ...others] = files.filter((candidate) => /^(.+)-[\w-]{8}\.js$/u.exec(candidate)?.[1] === name);
    if (file === undefined || others.length > 0) throw new Error(`One chunk ${name} was expected`);
    await addWithImports(clientFolder, `/assets/${file}`, loaded, added);
  }
  return sizeOf(clientFolder, [...added], compressedSize);
}

async function addWithImports(
  clientFolder: string,
  address: string,
  loaded: ReadonlySet<string>,
  added: Set<string>,
): Promise<void> {
  if (loaded.has(address) || added.has(address)) return;
  added.add(address);
  const script = await readFile(path.join(clientFolder, address), "utf8");
  for (const [, imported = ""] of script.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/gu))
    await addWithImports(clientFolder, path.posix.join("/assets", imported), loaded, added);
}

/** A route and its parents, the innermost first. */
function branchOf(routes: z.infer<typeof manifestSchema>["routes"], routeId: string): BuiltModule[] {
  const route = routes[routeId];
  if (route === undefined)
    throw new Error(`The build has no route ${routeId}: it has ${Object.keys(routes).join(", ")}`);
  return [route, ...(route.parentId === undefined ? [] : branchOf(routes, route.parentId))];
}

async function readManifest(clientFolder: string): Promise<z.infer<typeof manifestSchema>> {
  const names = await readdir(path.join(clientFolder, "assets"));
  const manifests = names.filter((name) => /^manifest-.+\.js$/u.test(name));
  const [name] = manifests;
  if (name === undefined || manifests.length > 1)
    throw new Error(`One route table was expected, not ${manifests.length}`);

  const script = await readFile(path.join(clientFolder, "assets", name), "utf8");
  const json: unknown = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  return manifestSchema.parse(json);
}

async function fontsOf(clientFolder: string): Promise<string[]> {
  const names = await readdir(path.join(clientFolder, "assets"));
  return names.filter((name) => name.endsWith(".woff2")).map((name) => `/assets/${name}`);
}

async function sizeOf(
  clientFolder: string,
  addresses: readonly string[],
  measure: (file: Buffer) => Promise<number>,
): Promise<number> {
  const sizes = addresses.map(async (address) => measure(await readFile(path.join(clientFolder, address))));
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** Sizes by digest: pages share most of their files, and brotli 11 takes its time. */
const sizes = new Map<string, Promise<number>>();

async function compressedSize(file: Buffer): Promise<number> {
  const digest = createHash("sha256").update(file).digest("base64");
  const known = sizes.get(digest);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.byteLength };
  const size = brotli(file, { params }).then(({ byteLength }) => byteLength);
  sizes.set(digest, size);
  return size;
}
