import { useMatches } from "react-router";
import { ConsentPrompt } from "#app/features/consent/consent-prompt.tsx";
import { usePageInfo } from "#app/features/site-layout/use-page-info.ts";
import { useConsent } from "#app/features/consent/stored-consent.ts";
import { stopTagManager } from "#app/features/tag-manager/forget-tag-manager.ts";
import { usePendingPageViews } from "#app/features/tag-manager/use-pending-page-views.ts";
import { routeName } from "#app/features/tag-manager/view-name.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { loadLayout } from "./load-layout.server.ts";

const LazyTagManager = lazyComponent(
  async () => (await import("#app/features/tag-manager/tag-manager.tsx")).TagManager,
);

interface AnalyticsProps {
  tagManager: NonNullable<Awaited<ReturnType<typeof loadLayout>>["tagManager"]>;
}

/** Consent prompt and, once the visitor consents, the tag manager. */
export function Analytics({ tagManager: { id, ignoredViews } }: AnalyticsProps) {
  const { viewName } = usePageInfo();
  const route = useMatches().at(-1)?.id;
  const takeViews = usePendingPageViews(viewName ?? routeName(route), useConsent() === "refused");

  return (
    <ConsentPrompt onWithdrawn={stopTagManager}>
      <LazyTagManager id={id} ignoredViews={ignoredViews} takeViews={takeViews} />
    </ConsentPrompt>
  );
}
