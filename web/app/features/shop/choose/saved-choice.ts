import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Chosen values by name of input. */
type Choice = Readonly<Record<string, string>>;

/**
 * Holds what a visitor chooses, and restores it when they come back to the page.
 *
 * @param group - Tells the choice from the page's others.
 */
export function useSavedChoice(group: string) {
  const { key } = useLocation();
  const arrivedAt = useRef(key);
  const [choice, setChoice] = useState<Choice>({});
  useEffect(() => {
    const saved = savedChoice(arrivedAt.current, group);
    // What the state has was typed before hydration: it wins over what was saved.
    setChoice((before) => ({ ...saved, ...before }));
  }, [group]);
  useEffect(() => saveChoice(key, group, choice), [key, group, choice]);
  return [choice, setChoice] as const;
}

/**
 * Reads what a visitor chose on a page before leaving it.
 *
 * @param entry - `key` of React Router's location: a new visit starts empty.
 */
export function savedChoice(entry: string, group: string): Choice {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(nameOf(entry, group)) ?? "{}");
    if (typeof saved !== "object" || saved === null) return {};
    const texts = Object.entries(saved).filter((pair): pair is [string, string] => typeof pair[1] === "string");
    return Object.fromEntries(texts);
  } catch {
    // Storage is blocked, or holds something else: the page starts empty.
    return {};
  }
}

/** Stores a choice on a page, in place of the one of its group. */
export function saveChoice(entry: string, group: string, choice: Choice): void {
  if (Object.keys(choice).length === 0) return;
  try {
    sessionStorage.setItem(nameOf(entry, group), JSON.stringify(choice));
  } catch {
    // Storage is blocked: choosing works without it.
  }
}

function nameOf(entry: string, group: string): string {
  return `choice:${entry}:${group}`;
}
