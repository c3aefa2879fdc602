import { use } from "react";
// oxlint-disable-next-line import/default -- made by the build (vite/inline-script.ts)
import bootScript from "./boot-script.ts?inline-script";
import { pageData } from "./page-data.ts";

/**
 * Replaces React Router's `<Scripts />`: writes the page's data as JSON, which no content security policy has to allow,
 * and one small script that starts the rest later. In the browser the elements are empty, and React keeps what the
 * server wrote.
 */
export function PageScripts() {
  // oxlint-disable-next-line react/hooks -- a constant of the build, never a condition at run time
  const texts = import.meta.env.SSR ? useTexts() : nothing;

  return (
    <>
      <Script id="page-parts" type="application/json" text={texts.parts} />
      <Script id="page-data" type="application/json" text={texts.data} />
      <Script id="boot" type="module" text={texts.boot} />
    </>
  );
}

const nothing = { parts: "", data: "", boot: "" };

function Script({ id, type, text }: { id: string; type: string; text: string }) {
  return <script id={id} type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

function useTexts(): typeof nothing {
  const page = use(pageData);
  if (page === null) return nothing;
  const { parts, data } = page;
  return { parts: escaped(JSON.stringify(parts)), data: escaped(data), boot: bootScript };
}

/** Escapes JSON so that it can't close its `<script>` element. */
function escaped(json: string): string {
  return json.replaceAll("<", String.raw`\u003c`);
}
