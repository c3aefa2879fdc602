import { useCallback } from "react";

/**
 * Keeps the height of an element in a custom property of the document, for
 * whatever has to stay clear of it. It is gone when the element is.
 *
 * @param property - Name of the custom property, with its two dashes.
 * @returns The `ref` of the element.
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
