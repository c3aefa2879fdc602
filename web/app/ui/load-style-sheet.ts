/**
 * Loads a style sheet for lazily loaded code; it stays for the rest of the visit.
 *
 * @param href - URL of the style sheet.
 * @returns Resolves when the styles apply; rejects when loading fails, and the next call tries again.
 */
export function loadStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new TypeError("Styles couldn't be loaded"));
    });
    document.head.append(link);
  });
}
