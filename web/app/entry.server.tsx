import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createPath,
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { withoutStaticData } from "#app/blocks/without-static-data.ts";
// oxlint-disable-next-line import/default -- made by the build (vite/inline-script.ts)
import bootScript from "#app/boot/boot-script.ts?inline-script";
import { pageData as PageData } from "#app/boot/page-data.ts";
import { scrollRestorationScript } from "#app/boot/scroll-restoration.tsx";
import { DocumentHead } from "#app/features/document-meta/document-head.ts";
import { machineReadableHead } from "#app/features/document-meta/head-for-machines.server.tsx";
import { env } from "#app/env.server.ts";
import { colourModeScript } from "#app/features/site-layout/colour-mode-script.ts";
import { headScript } from "#app/features/site-layout/head-script.ts";
import { withoutFooterData } from "#app/features/site-layout/without-footer-data.ts";
import { answerWaitingRoom } from "#app/features/waiting-room/answer-waiting-room.server.ts";
import joinScript from "#app/features/waiting-room/join-script.ts?inline-script";
import waitingScript from "#app/features/waiting-room/waiting-script.ts?inline-script";
import { waitingStyle } from "#app/features/waiting-room/waiting-style.server.ts";
import headlines from "#app/styles/fonts/anybody-headlines.woff2?url";
import textFont from "#app/styles/fonts/familjen-grotesk.woff2?url";
import { formInputNames } from "#app/features/forms/form-view-data.ts";
import { proofSize } from "#app/features/forms/human-check/proof-of-work.ts";
import { makeFormToken } from "#app/features/forms/receive/form-token.server.ts";
import { isFloodRejected, isFormMissing } from "#app/features/forms/receive/form-action.server.ts";
import { log } from "#app/log.server.ts";
import { encodeLoaderData, takeLoaderData } from "#app/router/loader-data.server.ts";
import { partsOfPage } from "#app/router/page-parts.ts";
import { pageOfDataPath } from "#app/router/data-url.ts";

/** Renders a whole page before it sends the first byte. */
export default async function handleRequest(
  _: Request,
  actionStatus: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // For both cases `web/server` has a prepared page, which costs less than rendering one.
  const hasFailed = context.staticHandlerContext.errors !== null;
  if (isFloodRejected(loadContext) || (isFormMissing(loadContext) && !hasFailed))
    return new Response(null, { status: actionStatus, headers: { "cache-control": "no-store" } });
  // After an action React Router passes the action's status, even if a loader has failed after it.
  const status = statusOfErrors(context) ?? actionStatus;
  const data = await takeData(context);
  const rendered = await render(
    <DocumentHead value={machineReadableHead(loadContext)}>
      <PageData value={data === null ? null : { parts: partsOfPage(context), data }}>
        <ServerRouter
          context={context}
          url={new URL(createPath(context.staticHandlerContext.location), env.SITE_URL)}
        />
        {/* Placeholder for `<Ready />` of entry.client.tsx: React's ids depend on the number of children. */}
        {null}
      </PageData>
    </DocumentHead>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", status === 200 ? "no-cache" : "no-store");
  if (status === 503) headers.set("retry-after", "30");
  return new Response(new Uint8Array(rendered), { status, headers });
}

/** Returns the status of the first error that a loader threw; `null` for none. */
function statusOfErrors({ staticHandlerContext: { errors } }: EntryContext): number | null {
  const thrown: unknown[] = Object.values(errors ?? {});
  const [error] = thrown;
  if (error === undefined) return null;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Returns the loaders' data to write into the page, without what only the server needs; `null` in development. */
async function takeData(context: EntryContext): Promise<string | null> {
  const encoded = takeLoaderData(context);
  if (encoded === null) return null;
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  // Only React Router can encode errors.
  if (errors !== null) return text(encoded);

  await encoded.cancel();
  const needed = Object.entries(loaderData).map(
    ([route, data]) => [route, withoutFooterData(withoutStaticData(data))] as const,
  );
  return text(encodeLoaderData({ loaderData: Object.fromEntries(needed), actionData, errors: null }));
}

function render(element: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // Keep every part of the page in place: without scripts the browser can't insert parts that are sent later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        const body = new PassThrough();
        buffer(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => log.error("Page failed to render", { reason: String(error) }),
    });
  });
}

/** Logs an error; no visitor sees a stack trace. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // oxlint-disable-next-line house/no-raw-address -- an error comes without the argument `url`
  log.error("Request failed", { path: pageOfDataPath(new URL(request.url).pathname), reason });
};

/** Source texts of the inline scripts, for the content security policy. */
export const inlineScripts = [headScript, scrollRestorationScript, bootScript];

const style = waitingStyle({ headlines, text: textFont });

const joining = {
  script: joinScript,
  inputs: { token: formInputNames.token, proof: formInputNames.proof },
  newToken: makeFormToken,
  proofSize,
};

/** The waiting rooms, which `web/server` answers. */
export const waitingRooms = {
  answer: answerWaitingRoom({
    style,
    fonts: [headlines, textFont],
    headScript: colourModeScript,
    script: waitingScript,
    joining,
  }),
  scripts: [colourModeScript, waitingScript, joinScript],
  style,
};

/* Functions of the application for `web/server`. */
export { invalidateAnswers } from "#app/cms/invalidate-answers.server.ts";
export { readAhead } from "#app/cms/read-ahead.server.ts";
export { sendWaitingSubmissions as sendWaitingForms } from "#app/features/forms/deliver/submission-spool.server.ts";
export { findPublishedDocument } from "#app/cms/published-documents.server.ts";
export { readAvailability } from "#app/cms/shop.server.ts";
export { readLiveStreams } from "#app/features/live-cameras/on-air.server.ts";
export { readRedirectTargets } from "#app/cms/redirects.server.ts";
export { readMenusAsText } from "#app/cms/navigation.server.ts";
