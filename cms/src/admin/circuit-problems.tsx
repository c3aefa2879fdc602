import type { CircuitProblemsView } from "../content/circuit/circuit-problems-routes.ts";
import type { PanelProps } from "./form-extensions.ts";
import { ProblemList } from "./problem-list.tsx";
import { useFetched } from "./use-fetched.ts";
import { useSay } from "./use-say.ts";

const words = {
  none: "All that is published is on the site.",
  some: "The site leaves out what is below, or can’t use it. What is published counts; mend it and publish again.",
  whole: "The circuit can’t be drawn like this: map, views and tour aren’t on the site until this is mended.",
  unread: "The list can’t be read now.",
} as const;

/** Content types that make up the circuit on the site. */
const circuitParts: ReadonlySet<string> = new Set(
  ["circuit", "zone", "corner", "stand", "point-of-interest", "camera", "viewpoint"].map(
    (name) => `api::${name}.${name}`,
  ),
);

/** Lists, beside the form of any part of the circuit, what the site leaves out of the published circuit, and why. */
export function CircuitProblemsPanel({ model, document }: PanelProps) {
  const say = useSay("problems.");
  const isPart = circuitParts.has(model);
  const version = `${String(document?.updatedAt)} ${String(document?.publishedAt)}`;
  const { data, hasFailed } = useFetched<CircuitProblemsView>(isPart ? "/circuit-problems" : null, version);
  if (data === null && !hasFailed) return null;

  const { isShown, problems } = hasFailed || data === null ? { isShown: true, problems: [] } : data;
  const what = hasFailed ? "unread" : problems.length === 0 ? "none" : isShown ? "some" : "whole";
  return {
    title: say("title", "Not right on the site"),
    content: <ProblemList what={say(what, words[what])} lines={problems} />,
  };
}
