import { useEffect, useRef } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { placeLabels, type WantedLabel } from "./place-labels.ts";
import type { PanoramaHandle } from "./panorama-handle.ts";
import type { SceneLabel } from "./seat-view.ts";
import styles from "./scene-labels.module.css";

/** Labels over corners in sight and over stops to go to. The page below repeats them as text and links. */
export function SceneLabels({ scene, labels }: { scene: PanoramaHandle; labels: readonly SceneLabel[] }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const signs = signsOf(current, labels);
    const stop = scene.onFrame(() => signs.place(scene));
    signs.place(scene);
    const sizes = new ResizeObserver(signs.measure);
    sizes.observe(current);
    return () => {
      stop();
      sizes.disconnect();
    };
  }, [scene, labels]);

  return (
    <ul ref={list} className={styles.labels}>
      {labels.map(({ id, number, name, to }) => (
        <li key={id} className={styles.label} data-id={id} aria-hidden={to === null ? true : undefined}>
          {to === null ? (
            <span className={styles.sign}>
              <span>
                {number === null ? null : <b>{number}</b>} {name}
              </span>
            </span>
          ) : (
            <AppLink to={to} className={`${styles.sign} ${styles.way}`} isInPage>
              <span>{name}</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns functions that measure the label elements, and that move them over their points in the picture. */
function signsOf(list: HTMLUListElement, labels: readonly SceneLabel[]) {
  const elements = new Map(
    [...list.children].flatMap((child) => (child instanceof HTMLElement ? [[child.dataset.id ?? "", child]] : [])),
  );
  let sizes = new Map<string, { width: number; height: number }>();
  let taken: { left: number; top: number; right: number; bottom: number }[] = [];

  // Sizes are read once: reading them in each frame would force a layout sixty times a second.
  const measure = () => {
    const { left, top } = list.getBoundingClientRect();
    sizes = new Map([...elements].map(([id, { offsetWidth: width, offsetHeight: height }]) => [id, { width, height }]));
    taken = [...(list.parentElement?.querySelectorAll("[data-over]") ?? [])].map((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
    });
  };
  measure();

  const wanted = (scene: PanoramaHandle): WantedLabel[] => {
    const { eye } = scene.view();
    return labels.flatMap(({ id, point }) => {
      const { x, y, isAhead } = scene.project(point);
      const size = sizes.get(id);
      if (!isAhead || size === undefined) return [];
      return [{ id, x, y, ...size, order: Math.hypot(point[0] - eye[0], point[1] - eye[1]) }];
    });
  };
  return {
    measure,
    place: (scene: PanoramaHandle) => {
      const picture = { width: list.clientWidth, height: list.clientHeight };
      const placed = placeLabels(wanted(scene), picture, taken);
      const ids = new Set(placed.map(({ id }) => id));
      for (const [id, { style }] of elements) if (!ids.has(id)) style.visibility = "hidden";
      placed.forEach(({ id, left, top, pole, poleX }, index) => {
        const style = elements.get(id)?.style;
        if (style === undefined) return;
        style.visibility = "visible";
        style.transform = `translate(${left}px, ${top}px)`;
        // Nearer labels lie over the poles of those behind them.
        style.zIndex = String(placed.length - index);
        style.setProperty("--pole", `${Math.round(pole)}px`);
        style.setProperty("--pole-x", `${Math.round(poleX)}px`);
      });
    },
  };
}
