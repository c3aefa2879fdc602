import { useLocation } from "react-router";
import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews } from "#app/blocks/block-views.ts";
import { loadPageData } from "#app/boot/route-data.ts";
import { ArrangementDay } from "#app/features/arrangement-detail/arrangement-day.tsx";
import { ArrangementHero } from "#app/features/arrangement-detail/arrangement-hero.tsx";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { LazyTicketPart, loadTicketPart } from "#app/features/shop/choose/lazy-ticket-part.tsx";
import type { Route } from "./+types/arrangement-detail";

export const audience = "everyone";

/** Business arrangement, at `/business/vip-arrangementen/:slug` and `/en/business/vip-arrangements/:slug`. */
export { loadArrangementDetail as loader } from "#app/pages/arrangement/arrangement-detail.server.ts";

/** Handles a form in the page, from a browser without scripts. */
export { formAction as action } from "#app/features/forms/receive/form-action.server.ts";

export { shouldRevalidate } from "#app/boot/route-data.ts";

/** Loads the code of the blocks in parallel with the page's data. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, () => Promise.all([loadBlockViews(), loadTicketPart()]));
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { arrangement } = loaderData;
  return documentMeta({
    title: arrangement.title,
    description: arrangement.summary,
    seo: arrangement.seo,
    path: location.pathname,
    site: matches[0].loaderData,
  });
}

export default function ArrangementDetail({ loaderData }: Route.ComponentProps) {
  const { arrangement, sales, proposal, others, example, crumbs, blocks } = loaderData;
  const { pathname } = useLocation();
  return (
    <>
      <ArrangementHero arrangement={arrangement} crumbs={crumbs} />
      <ArrangementDay
        arrangement={arrangement}
        aside={
          sales.length === 0 ? (
            <BlockList blocks={example} />
          ) : (
            <LazyTicketPart kind="arrangement" sales={sales} from={pathname} proposal={proposal} />
          )
        }
      />
      <BlockList blocks={blocks} />
      <BlockList blocks={others} />
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
