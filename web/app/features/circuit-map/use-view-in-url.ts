import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readViewFragment, viewFragment } from "./view-fragment.ts";
import { type View, wholeView } from "./zoomed-view.ts";

/** Pause before the URL changes: browsers refuse more than some three changes a second. */
const restMs = 400;

/**
 * Keeps the URL's fragment in step with the map's zoom and position, so that visitors can share the view. Bypasses the
 * router, as nothing else depends on the fragment.
 *
 * @param show - Shows the view that the URL names.
 * @returns A function to call at each change of the view; it updates the URL after a pause.
 */
export function useViewInUrl(
  frame: RefObject<HTMLElement | null>,
  view: RefObject<View>,
  show: (view: View) => void,
): () => void {
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A URL without a view, such as a link to another grandstand, leaves the map as it is.
    const named = readViewFragment(window.location.hash, isTurned(frame.current));
    if (named === wholeView) writeView(frame.current, view.current);
    else show(named);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeView(frame.current, view.current), restMs);
  };
}

/** Whether CSS shows the map turned a quarter, as on upright screens. */
function isTurned(frame: HTMLElement | null): boolean {
  return frame !== null && getComputedStyle(frame).getPropertyValue("--upright").trim() !== "0deg";
}

function writeView(frame: HTMLElement | null, view: View) {
  const { pathname, search, hash } = window.location;
  const turned = isTurned(frame);
  const namesOther = hash !== "" && readViewFragment(hash, turned) === wholeView;
  const fragment = viewFragment(view, turned);
  if (namesOther || fragment === hash) return;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${fragment}`);
}
