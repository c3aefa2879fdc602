import { Flex, Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import type { CircuitProblemsView } from "../content/circuit/circuit-problems-routes.ts";
import { addSidePanel, type PanelProps } from "./beside-form.ts";

/** What the panel reads of the entry. */
interface Entry {
  updatedAt?: unknown;
  publishedAt?: unknown;
}

const words = {
  none: "All that is published is on the site.",
  some: "The site leaves out what is below, or can’t use it. What is published counts; mend it and publish again.",
  whole: "The circuit can’t be drawn like this: map, views and tour aren’t on the site until this is mended.",
  unread: "The list can’t be read now.",
} as const;

/** Types that the circuit on the site is put together from. */
const circuitParts: ReadonlySet<string> = new Set(
  ["circuit", "zone", "corner", "stand", "point-of-interest", "camera", "viewpoint"].map(
    (name) => `api::${name}.${name}`,
  ),
);

/** Lists beside the circuit and each of its parts what of all of them the site leaves out, and why. */
export function addCircuitProblems(app: StrapiApp): void {
  addSidePanel(app, CircuitProblemsPanel);
}

function CircuitProblemsPanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const isPart = circuitParts.has(model);
  const view = useProblems(isPart, `${String(document?.updatedAt)} ${String(document?.publishedAt)}`);
  if (!isPart || view === null) return null;

  const say = (key: keyof typeof words) =>
    intl.formatMessage({ id: `circuit.problems.${key}`, defaultMessage: words[key] });
  const { isShown, problems } = view === "unread" ? { isShown: true, problems: [] } : view;
  const what = problems.length === 0 ? "none" : isShown ? "some" : "whole";
  return {
    title: intl.formatMessage({ id: "circuit.problems.title", defaultMessage: "Not right on the site" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography textColor={what === "none" ? "neutral800" : "danger600"}>
          {say(view === "unread" ? "unread" : what)}
        </Typography>
        <ul>
          {problems.map((problem) => (
            <Typography key={problem} tag="li">
              {problem}
            </Typography>
          ))}
        </ul>
      </Flex>
    ),
  };
}

/**
 * What is wrong with the published circuit.
 *
 * @param version - Another one is asked about anew.
 * @returns `null` until it is known.
 */
function useProblems(isAsked: boolean, version: string): CircuitProblemsView | "unread" | null {
  const { get } = useFetchClient();
  const [view, setView] = useState<CircuitProblemsView | "unread" | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    void get<CircuitProblemsView>("/circuit-problems", { signal: controller.signal }).then(
      ({ data }) => setView(data),
      () => {
        if (!controller.signal.aborted) setView("unread");
      },
    );
    return () => controller.abort();
  }, [get, isAsked, version]);

  return view;
}
