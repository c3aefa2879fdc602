import { useEffect, useState } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { LayoutData } from "./layout-data.ts";

const View = import.meta.env.SSR
  ? await lazyWithRetry(async () => (await import("./footer-words.tsx")).FooterWords).need()
  : lazyComponent(async () => (await import("./footer-words.tsx")).FooterWords);

/** Whether the layout on screen is the one that the server wrote: a page in another language makes a new one. */
let isWritten = !import.meta.env.SSR && document.querySelector("footer") !== null;

/** The words of the footer, which stay as the server wrote them: most visits never load their code. */
export function StaticFooterWords({ data }: { data: LayoutData }) {
  const [staysWritten] = useState(isWritten);
  useEffect(() => {
    isWritten = false;
  }, []);

  // React leaves what is inside alone when it takes the page over.
  if (staysWritten) return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div className="still">
      <View data={data} />
    </div>
  );
}
