/**
 * Gets the styles of code that comes late, apart from those of all pages; they stay for the rest of the visit.
 *
 * @param href - Address of the style sheet.
 * @returns Settles once its rules hold; rejects when it can't be had, and the next call tries again.
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
