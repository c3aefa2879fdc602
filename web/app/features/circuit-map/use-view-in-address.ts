import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readViewFragment, viewFragment } from "./view-address.ts";
import { type View, wholeView } from "./view-of-map.ts";

/** Browsers refuse to change an address more than some three times a second. */
const restMs = 400;

/**
 * Keeps the fragment of the page's address in step with how the map is moved and enlarged, so that it can be sent to a friend.
 * Without the router, as nothing else depends on it.
 *
 * @param show - Shows the view that an address names.
 * @returns To be called at each change of the view; the address follows once it rests.
 */
export function useViewInAddress(
  frame: RefObject<HTMLElement | null>,
  view: RefObject<View>,
  show: (view: View) => void,
): () => void {
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A link to another stand names no view, and leaves the map as it is.
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

/** Style rules turn the map on upright screens. */
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
