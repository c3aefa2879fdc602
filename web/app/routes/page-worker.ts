// oxlint-disable-next-line import/default -- made by the build (vite/inline-script.ts)
import worker from "#app/ui/offline/page-worker.ts?inline-script";

/** The service worker of pages that open without a network, which may work at addresses outside of its own folder. */
export function loader() {
  return new Response(worker, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "service-worker-allowed": "/",
    },
  });
}
