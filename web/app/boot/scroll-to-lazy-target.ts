/** How often the target is looked for, every tenth of a second: after three seconds a jump would only disturb. */
const maxChecks = 30;

/**
 * Goes to the place on another page that a followed link names, once it is there: a part whose style sheet is on its way
 * comes after the rest of its page, when the router has looked for it already.
 */
export function scrollToLazyTarget(): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    clearInterval(timer);
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    const { pathname, hash } = link;
    let looks = 0;
    timer = setInterval(() => {
      looks += 1;
      const place = pathname === location.pathname ? document.getElementById(hash.slice(1)) : null;
      place?.scrollIntoView();
      if (place !== null || looks > maxChecks) clearInterval(timer);
    }, 100);
  });
}
