// oxlint-disable-next-line import/default -- made by the build (vite/inline-script.ts)
import worker from "#app/ui/offline/page-worker.ts?inline-script";

/** Serves the service worker for pages that open offline, with permission for paths outside its own folder. */
export function loader() {
  return new Response(worker, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "service-worker-allowed": "/",
    },
  });
}
