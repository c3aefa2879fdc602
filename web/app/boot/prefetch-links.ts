/** Most pages that are fetched at the same time. */
const atATime = 4;

/** Fetches the data of pages whose links come into view, so that a tap shows them at once. */
export function prefetchLinks(canFetch: (path: string) => boolean, fetchData: (path: string) => Promise<void>): void {
  const seen = new Set<string>([location.pathname]);
  const waiting: string[] = [];
  let running = 0;

  const next = () => {
    const path = running < atATime ? waiting.shift() : undefined;
    if (path === undefined) return;
    running += 1;
    void fetchData(path).finally(() => {
      running -= 1;
      next();
    });
  };
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      visible.unobserve(target);
      if (seen.has(target.pathname) || !canFetch(target.pathname)) continue;
      seen.add(target.pathname);
      waiting.push(target.pathname);
      next();
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "a[href^='/']:not([data-watched],[rel~=nofollow])",
    )) {
      link.dataset["watched"] = "";
      visible.observe(link);
    }
  };

  observe();
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
}
