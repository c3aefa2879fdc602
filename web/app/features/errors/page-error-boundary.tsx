import { lazy, Suspense } from "react";
import { sentPage } from "./sent-page.ts";

const PageErrorScreen = lazy(async () => {
  const { PageErrorScreen: screen } = await import("./page-error-screen.tsx");
  return { default: screen };
});

/** What a page shows instead of itself when it fails; most visits never load its code. */
export function PageErrorBoundary() {
  return (
    <Suspense fallback={null}>
      <PageErrorScreen sentPage={sentPage} />
    </Suspense>
  );
}
