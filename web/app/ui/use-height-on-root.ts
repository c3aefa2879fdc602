import { useCallback } from "react";

/**
 * Writes the height of an element to a CSS custom property of the document, for elements that must stay clear of it;
 * removes the property on unmount.
 *
 * @param property - Name of the custom property, with its two dashes.
 * @returns The `ref` for the element.
 */
export function useHeightOnRoot(property: string): (element: HTMLElement) => () => void {
  return useCallback(
    (element) => {
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
