import { LinkButton } from "@strapi/design-system";
import { type StrapiApp, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { addSidePanel, type PanelProps } from "./beside-form.ts";
import { defaultLocale, isLocale } from "../../../contract/src/locales.ts";
import { documentPath, kindOfType, publicationPath } from "../../../contract/src/paths.ts";

/** What the panel reads of the entry. */
interface Entry {
  slug?: unknown;
  path?: unknown;
  locale?: string | null;
  status?: string;
}

/** Adds a link to the site beside everything published that has an address there. */
export function addSiteLink(app: StrapiApp): void {
  addSidePanel(app, SiteLinkPanel);
}

function SiteLinkPanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const siteUrl = useSiteUrl();
  const path = addressOf(model, document);
  if (siteUrl === null || path === null) return null;

  return {
    title: intl.formatMessage({ id: "circuit.site.title", defaultMessage: "On the site" }),
    content: (
      <LinkButton href={`${siteUrl}${path}`} target="_blank" variant="tertiary" fullWidth>
        {intl.formatMessage({ id: "circuit.site.open", defaultMessage: "View on the site" })}
      </LinkButton>
    ),
  };
}

function addressOf(model: string, document: Entry | undefined): string | null {
  if (document === undefined || document.status === "draft") return null;
  const { slug, path, locale } = document;
  const language = locale ?? defaultLocale;
  if (!isLocale(language)) return null;
  const kind = kindOfType(model);
  if (kind !== null) return typeof slug === "string" ? documentPath(kind, slug, language) : null;
  if (model !== "api::document.document" || typeof path !== "string") return null;
  return publicationPath(path, language);
}

/** The address of the site; `null` until the CMS has answered, or when it can't. */
function useSiteUrl(): string | null {
  const { get } = useFetchClient();
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    void get<{ url: string }>("/site-address", { signal: controller.signal }).then(
      ({ data }) => setUrl(data.url),
      () => setUrl(null),
    );
    return () => controller.abort();
  }, [get]);

  return url;
}
