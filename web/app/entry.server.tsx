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
import { headForMachines } from "#app/features/document-meta/head-for-machines.server.tsx";
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
import { ownInputs } from "#app/features/forms/form-view-data.ts";
import { proofSize } from "#app/features/forms/human-check/proof-of-work.ts";
import { makeFormToken } from "#app/features/forms/receive/form-token.server.ts";
import { isFloodRejected, isOfNoForm } from "#app/features/forms/receive/form-action.server.ts";
import { log } from "#app/log.server.ts";
import { encodeLoaderData } from "#app/router/encode-loader-data.server.ts";
import { takeLoaderData } from "#app/router/loader-data.server.ts";
import { partsOfPage } from "#app/router/page-parts.ts";
import { requestPathContext } from "#app/middleware/request-path.server.ts";

/** Renders a page in full: every part of it is known before the first byte leaves. */
export default async function handleRequest(
  _: Request,
  actionStatus: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The server around the application has pages for both that cost nothing to make.
  const hasFailed = context.staticHandlerContext.errors !== null;
  if (isFloodRejected(loadContext) || (isOfNoForm(loadContext) && !hasFailed))
    return new Response(null, { status: actionStatus, headers: { "cache-control": "no-store" } });
  // After an action the router tells its status, also where the page it leads to can't be made.
  const status = statusOfErrors(context) ?? actionStatus;
  const data = await takeData(context);
  const rendered = await render(
    <DocumentHead value={headForMachines(loadContext)}>
      <PageData value={data === null ? null : { parts: partsOfPage(context), data }}>
        <ServerRouter
          context={context}
          url={new URL(createPath(context.staticHandlerContext.location), env.SITE_URL)}
        />
        {/* Stands in for what entry.client.tsx has beside the router: React's ids depend on the number of children. */}
        {null}
      </PageData>
    </DocumentHead>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", status === 200 ? "no-cache" : "no-store");
  if (status === 503) headers.set("retry-after", "30");
  return new Response(new Uint8Array(rendered), { status, headers });
}

/** The status of what a loader threw; `null` when none did. */
function statusOfErrors({ staticHandlerContext: { errors } }: EntryContext): number | null {
  const thrown: unknown[] = Object.values(errors ?? {});
  const [error] = thrown;
  if (error === undefined) return null;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The loaders' data to write into the page, without what the browser never reads; `null` in development. */
async function takeData(context: EntryContext): Promise<string | null> {
  const encoded = takeLoaderData(context);
  if (encoded === null) return null;
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  // Errors are encoded in a way of the router's own.
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
      // Nothing arrives late: without scripts nothing would put it in its place.
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

/** Reports what went wrong, to the log only: no visitor sees a stack trace. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error("Request failed", { path: context.get(requestPathContext), reason });
};

/** Source texts of the inline scripts, for the content security policy. */
export const inlineScripts = [headScript, scrollRestorationScript, bootScript];

const style = waitingStyle({ headlines, text: textFont });

const joining = {
  script: joinScript,
  inputs: { token: ownInputs.token, proof: ownInputs.proof },
  newToken: makeFormToken,
  proofSize,
};

/** Waiting rooms, which the server around the application answers. */
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

/** For the server around the application, which holds the pages made from these answers. */
export { forgetAnswers } from "#app/cms/forget-answers.server.ts";

/** For pages that are about to be made. */
export { readAhead } from "#app/cms/read-ahead.server.ts";

/** Forms that wait for the content system. */
export { sendWaitingSubmissions as sendWaitingForms } from "#app/features/forms/deliver/submission-spool.server.ts";

/** Files that editors give an address of their own. */
export { findPublishedDocument } from "#app/cms/published-documents.server.ts";

/** What is left of each ticket, the same for everyone. */
export { readAvailability } from "#app/cms/shop.server.ts";

/** Which cameras are live, for their streams. */
export { readOnAir } from "#app/features/live-cameras/on-air.server.ts";

/** Targets of editors' redirects. */
export { readRedirectTargets } from "#app/cms/redirects.server.ts";

/** The menus of a language as text: when it changes, so does every page. */
export { readMenusAsText } from "#app/cms/navigation.server.ts";
