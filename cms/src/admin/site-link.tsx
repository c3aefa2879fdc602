import { LinkButton } from "@strapi/design-system";
import type { PanelProps } from "./form-extensions.ts";
import { useFetched } from "./use-fetched.ts";
import { useSay } from "./use-say.ts";
import { defaultLocale, isLocale } from "../../../contract/src/locales.ts";
import { documentPath, kindOfType, withLocalePrefix } from "../../../contract/src/urls/paths.ts";

/** Links to the page of a published entry on the site. */
export function SiteLinkPanel({ model, document }: PanelProps) {
  const say = useSay("site.");
  const { data: site } = useFetched<{ url: string }>("/site-address");
  const path = pathOf(model, document);
  if (site === null || path === null) return null;

  return {
    title: say("title", "On the site"),
    content: (
      <LinkButton href={`${site.url}${path}`} target="_blank" variant="tertiary" fullWidth>
        {say("open", "View on the site")}
      </LinkButton>
    ),
  };
}

function pathOf(model: string, document: PanelProps["document"]): string | null {
  if (document === undefined || document.status === "draft") return null;
  const { slug, path, locale } = document;
  const language = locale ?? defaultLocale;
  if (!isLocale(language)) return null;
  const kind = kindOfType(model);
  if (kind !== null) return typeof slug === "string" ? documentPath(kind, slug, language) : null;
  if (model !== "api::document.document" || typeof path !== "string") return null;
  return withLocalePrefix(path, language);
}
