/** Most checks for the target, one every tenth of a second: after three seconds a jump would only disturb. */
const maxChecks = 30;

/**
 * Scrolls to the target of a `#` link on another page once it exists: sections that wait for a style sheet appear after
 * React Router has looked for the target.
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
