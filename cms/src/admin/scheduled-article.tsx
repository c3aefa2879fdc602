import { Button, Flex, Typography } from "@strapi/design-system";
import { useFetchClient, useForm, useNotification } from "@strapi/strapi/admin";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import type { PanelProps, SidePanel } from "./form-extensions.ts";
import { MessageOverrides } from "./message-overrides.tsx";
import { parseFormMoment } from "./typed-moments.ts";
import { useFetched } from "./use-fetched.ts";
import { useSay } from "./use-say.ts";

const article = "api::news-article.news-article";

/** Makes the publish button say "schedule" while an article's date is in the future; leaves other panels alone. */
export function withScheduleWords(panel: SidePanel): SidePanel {
  if (panel.type !== "actions") return panel;
  const changed: SidePanel = (props) => {
    const described = panel(props);
    if (described === null || props.model !== article) return described;
    return { ...described, content: <ScheduleWords>{described.content}</ScheduleWords> };
  };
  changed.type = "actions";
  return changed;
}

function ScheduleWords({ children }: { children: ReactNode }) {
  const say = useSay("schedule.");
  const publishedOn = useForm("ScheduleWords", ({ values }) =>
    parseFormMoment(Reflect.get(values, "publishedOn"))?.getTime(),
  );
  const [now] = useState(() => Date.now());
  const words = {
    "app.utils.publish": say("publish", "Schedule"),
    "content-manager.success.record.publish": say("published", "Scheduled"),
  };
  const isLater = publishedOn !== undefined && publishedOn > now;
  return <MessageOverrides overrides={isLater ? words : {}}>{children}</MessageOverrides>;
}

const shownMoment = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" } as const;

/** Shows when a scheduled article will appear, with a button that takes it out of the schedule. */
export function SchedulePanel({ model, document }: PanelProps) {
  const intl = useIntl();
  const say = useSay("schedule.");
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const moment = parseFormMoment(document?.publishedOn);
  if (model !== article || document?.isScheduled !== true || moment === null) return null;

  const cancel = async () => {
    try {
      await post(`/schedule/${document.documentId ?? ""}/cancel?locale=${document.locale ?? "nl"}`);
      window.location.reload();
    } catch {
      toggleNotification({ type: "danger", message: say("failed", "This didn’t work. Try again.") });
    }
  };
  return {
    title: say("title", "Scheduled"),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>
          {say("when", "Appears by itself on {moment} (Amsterdam).", { moment: intl.formatDate(moment, shownMoment) })}
        </Typography>
        <Button variant="tertiary" onClick={() => void cancel()}>
          {say("cancel", "Don’t publish by itself")}
        </Button>
      </Flex>
    ),
  };
}

/** Shows that an article couldn't be published on time, and what still keeps it from being published. */
export function MissedPublicationPanel({ model, document }: PanelProps) {
  const intl = useIntl();
  const say = useSay("schedule.");
  const moment = parseFormMoment(document?.missedOn);
  if (model !== article || moment === null || document?.documentId === undefined) return null;

  return {
    title: say("missed", "Didn’t appear"),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>
          {say("missed.when", "Was to appear by itself on {moment} (Amsterdam), but couldn’t be published then.", {
            moment: intl.formatDate(moment, shownMoment),
          })}
        </Typography>
        {/* Saving changes `version`, which looks again for what is wrong. */}
        <WhatIsWrong
          documentId={document.documentId}
          locale={document.locale ?? "nl"}
          version={String(document.updatedAt)}
        />
      </Flex>
    ),
  };
}

function WhatIsWrong({ documentId, locale, version }: { documentId: string; locale: string; version: string }) {
  const say = useSay("schedule.");
  const path = `/schedule/${documentId}/problem?locale=${locale}`;
  const { data, hasFailed } = useFetched<{ problem: string | null }>(path, version);
  if (data === null || hasFailed) return null;

  const mended = say("missed.mended", "What was wrong has been mended: publish it again.");
  return <Typography textColor={data.problem === null ? undefined : "danger600"}>{data.problem ?? mended}</Typography>;
}
