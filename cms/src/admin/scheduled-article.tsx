import { Button, Flex, Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useForm } from "@strapi/strapi/admin";
import { type ReactNode, useState } from "react";
import { IntlProvider, useIntl } from "react-intl";

/** What the edit view passes to a panel beside the form; source: `PanelComponentProps` of `@strapi/content-manager` 5.54. */
interface PanelProps {
  model: string;
  document?: { documentId?: string; locale?: string; isScheduled?: unknown; publishedOn?: unknown };
}

interface SidePanel {
  (props: PanelProps): { title: string; content: ReactNode } | null;
  type?: string;
}

interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: SidePanel[]) => SidePanel[]): void;
}

const article = "api::news-article.news-article";

/** Renames publishing to scheduling for an article with a future date, and adds a panel to cancel the schedule. */
export function addSchedule(app: StrapiApp): void {
  const apis: Partial<ContentManagerApis> = app.getPlugin("content-manager").apis;
  apis.addEditViewSidePanel?.((panels) => [
    ...panels.map((panel) => (panel.type === "actions" ? sayingSchedule(panel) : panel)),
    SchedulePanel,
  ]);
}

/** The panel with the buttons; they say "schedule" while the article's date is in the future. */
function sayingSchedule(panel: SidePanel): SidePanel {
  const changed: SidePanel = (props) => {
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
  const moment = typeof value === "string" || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

function SchedulePanel({ model, document }: PanelProps) {
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
            {
              moment: intl.formatDate(moment, { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" }),
            },
          )}
        </Typography>
        <Button variant="tertiary" onClick={() => void cancel()}>
          {intl.formatMessage({ id: "circuit.schedule.cancel", defaultMessage: "Don’t publish by itself" })}
        </Button>
      </Flex>
    ),
  };
}
