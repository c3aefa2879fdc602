import { Button, Flex, Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useForm } from "@strapi/strapi/admin";
import { type ReactNode, useEffect, useState } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { changeSidePanels, type PanelProps, type SidePanel } from "./beside-form.ts";
import { isUnreadable } from "./typed-moments.ts";
import { textAt } from "./value-at.ts";

/** What the panel reads of the entry. */
interface Article {
  documentId?: string;
  locale?: string;
  isScheduled?: unknown;
  missedOn?: unknown;
  publishedOn?: unknown;
  updatedAt?: unknown;
}

const article = "api::news-article.news-article";

/**
 * Says beside an article that publishing schedules it, when its date is to come, and lets it be taken out of the
 * schedule. Of one that couldn't be published on time it says so, and what keeps it from being published now.
 */
export function addSchedule(app: StrapiApp): void {
  changeSidePanels<Article>(app, (panels) => [
    ...panels.map((panel) => (panel.type === "actions" ? sayingSchedule(panel) : panel)),
    SchedulePanel,
    MissedPanel,
  ]);
}

/** The panel with the buttons; they say "schedule" while the article's date is in the future. */
function sayingSchedule(panel: SidePanel<Article>): SidePanel<Article> {
  const changed: SidePanel<Article> = (props) => {
    const described = panel(props);
    if (described === null || props.model !== article) return described;
    return { ...described, content: <ScheduleWords>{described.content}</ScheduleWords> };
  };
  changed.type = "actions";
  return changed;
}

function ScheduleWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useIntl();
  const publishedOn = useForm("ScheduleWords", ({ values }) => momentOf(Reflect.get(values, "publishedOn")));
  const [now] = useState(() => Date.now());
  const isLater = publishedOn !== null && publishedOn > now;
  const isDutch = locale === "nl";
  const words = {
    "app.utils.publish": isDutch ? "Inplannen" : "Schedule",
    "content-manager.success.record.publish": isDutch ? "Ingepland" : "Scheduled",
  };
  const all = Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return (
    <IntlProvider locale={locale} messages={{ ...all, ...(isLater && words) }}>
      {children}
    </IntlProvider>
  );
}

function momentOf(value: unknown): number | null {
  if (isUnreadable(value)) return null;
  const moment = typeof value === "string" || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

const shownMoment = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" } as const;

function SchedulePanel({ model, document }: PanelProps<Article>) {
  const intl = useIntl();
  const { post } = useFetchClient();
  const moment = momentOf(document?.publishedOn);
  if (model !== article || document?.isScheduled !== true || moment === null) return null;

  const cancel = async () => {
    await post(`/schedule/${document.documentId ?? ""}/cancel?locale=${document.locale ?? "nl"}`);
    window.location.reload();
  };
  return {
    title: intl.formatMessage({ id: "circuit.schedule.title", defaultMessage: "Scheduled" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>
          {intl.formatMessage(
            { id: "circuit.schedule.when", defaultMessage: "Appears by itself on {moment} (Amsterdam)." },
            { moment: intl.formatDate(moment, shownMoment) },
          )}
        </Typography>
        <Button variant="tertiary" onClick={() => void cancel()}>
          {intl.formatMessage({ id: "circuit.schedule.cancel", defaultMessage: "Don’t publish by itself" })}
        </Button>
      </Flex>
    ),
  };
}

function MissedPanel({ model, document }: PanelProps<Article>) {
  const intl = useIntl();
  const moment = momentOf(document?.missedOn);
  if (model !== article || moment === null || document?.documentId === undefined) return null;

  return {
    title: intl.formatMessage({ id: "circuit.schedule.missed", defaultMessage: "Didn’t appear" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>
          {intl.formatMessage(
            {
              id: "circuit.schedule.missed.when",
              defaultMessage: "Was to appear by itself on {moment} (Amsterdam), but couldn’t be published then.",
            },
            { moment: intl.formatDate(moment, shownMoment) },
          )}
        </Typography>
        {/* Saving may mend it: asked again for what is saved. */}
        <WhatIsWrong
          key={String(document.updatedAt)}
          documentId={document.documentId}
          locale={document.locale ?? "nl"}
        />
      </Flex>
    ),
  };
}

function WhatIsWrong({ documentId, locale }: { documentId: string; locale: string }) {
  const intl = useIntl();
  const { get } = useFetchClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const load = async () => {
      const { data } = await get(`/schedule/${documentId}/problem?locale=${locale}`);
      setProblem(textAt(data, "problem"));
      setIsKnown(true);
    };
    void load();
  }, [documentId, get, locale]);
  if (!isKnown) return null;

  const mended = intl.formatMessage({
    id: "circuit.schedule.missed.mended",
    defaultMessage: "What was wrong has been mended: publish it again.",
  });
  return <Typography textColor={problem === null ? undefined : "danger600"}>{problem ?? mended}</Typography>;
}
