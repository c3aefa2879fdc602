import * as z from "zod";

/**
 * What Google wants of structured data before it shows it.
 *
 * Source: Google Search Central, structured data features: Event, Article,
 * Breadcrumb, Organization and FAQ, as read in November 2026. Required properties
 * must be there; the recommended ones that the site has are named too, so that
 * losing one is noticed.
 */
const address = z.url({ protocol: /^https?$/u });

const zonedMoment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u);

const schemaOrg = z.string().regex(/^https:\/\/schema\.org\/\w+$/u);

const organization = z.object({
  "@type": z.literal("Organization"),
  name: z.string().min(1),
  url: address,
  logo: address.optional(),
});

const offer = z.object({
  "@type": z.literal("Offer"),
  name: z.string().min(1).optional(),
  price: z.string().regex(/^\d+\.\d\d$/u),
  priceCurrency: z.literal("EUR"),
  availability: schemaOrg.optional(),
  validFrom: zonedMoment.optional(),
  url: address,
});

const event = z.object({
  "@type": z.literal("SportsEvent"),
  name: z.string().min(1),
  startDate: zonedMoment,
  endDate: zonedMoment,
  eventStatus: schemaOrg,
  previousStartDate: zonedMoment.optional(),
  location: z.object({
    "@type": z.literal("Place"),
    name: z.string().min(1),
    address: z.union([
      z.string().min(1),
      z.object({ "@type": z.literal("PostalAddress"), addressCountry: z.string().length(2) }),
    ]),
  }),
  organizer: organization,
  image: z.array(address).min(1).optional(),
  offers: z.array(offer).min(1).optional(),
});

const article = z.object({
  "@type": z.literal("NewsArticle"),
  headline: z.string().min(1).max(110),
  datePublished: zonedMoment,
  dateModified: zonedMoment,
  author: z.union([organization, z.object({ "@type": z.literal("Person"), name: z.string().min(1) })]),
  publisher: organization,
  image: z.array(address).min(1).optional(),
});

const crumb = z.object({
  "@type": z.literal("ListItem"),
  position: z.number().int().positive(),
  name: z.string().min(1),
  item: address.optional(),
});

const breadcrumbs = z.object({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(crumb)
    .min(2)
    .refine((crumbs) => crumbs.every(({ position }, index) => position === index + 1), "positions count from 1")
    .refine((crumbs) => crumbs.slice(0, -1).every(({ item }) => item !== undefined), "only the last has no address"),
});

const faq = z.object({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.object({
        "@type": z.literal("Question"),
        name: z.string().min(1),
        acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: z.string().min(1) }),
      }),
    )
    .min(1),
});

const website = z.object({ "@type": z.literal("WebSite"), name: z.string().min(1), url: address });

/** One thing of the site's structured data that Google would accept. */
export const acceptedThing = z.discriminatedUnion("@type", [organization, event, article, breadcrumbs, faq, website]);
