import { tourPath } from "@circuit/contract/urls/own-paths";
import { redirect } from "react-router";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/tour-begin";

export const audience = "everyone";

/** Redirects `/rondleiding` and `/en/virtual-tour` to the first stop of the virtual tour. */
export const loader = cmsLoader(async ({ context, request, url }: Route.LoaderArgs) => {
  const circuit = await getCircuit(request);
  const [first] = circuit?.viewpoints ?? [];
  if (first === undefined) throw notFound(url);
  throw redirect(`${tourPath(first.id, context.get(localeContext))}${url.search}`);
});
