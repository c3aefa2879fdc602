import type { Locale } from "@circuit/contract/locales";
import { isIP } from "node:net";
import { seasonYear, withOtherYears } from "#app/domain/season-year.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";
import type { SeasonPosterData } from "./season-poster-data.ts";

interface Around {
  locale: Locale;
  /** Path of home's headline event; `null` for none. */
  leadPath: string | null;
  siteUrl: string;
  brandName: string | null;
  place: string | null;
}

/** Builds the season poster from the upcoming events, in the given order. */
export function seasonPoster(
  events: readonly EventSummary[],
  { locale, leadPath, siteUrl, brandName, place }: Around,
): SeasonPosterData {
  const bands = withOtherYears(events).map((event) => ({
    ...event,
    heading: withSoftHyphens(event.title, locale),
    weight: event.path === leadPath ? weights.lead : event.isFeatured ? weights.featured : weights.other,
  }));
  const { hostname } = new URL(siteUrl);
  return { year: seasonYear(events), bands, sender: isDomain(hostname) ? hostname : (brandName ?? hostname), place };
}

const weights = { lead: 6, featured: 2.5, other: 1 };

/** Whether a host name is a domain name that visitors can look up, rather than a machine name or IP address. */
function isDomain(hostname: string): boolean {
  return hostname.includes(".") && !hostname.startsWith("[") && isIP(hostname) === 0;
}
