import { Button } from "@strapi/design-system";
import { useEffect } from "react";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { clearInboxFilters } from "./strapi-internals/panel-requests.ts";

/** Content types whose lists can be exported, with their names in export URLs. */
const exported = new Map([
  ["api::submission.submission", "submissions"],
  ["api::subscription.subscription", "subscriptions"],
]);

const formats = ["csv", "xlsx"] as const;

/** Shows buttons above the lists of submissions and subscriptions to export the filtered list or clear filters. */
export function ExportButtons() {
  const { pathname, search } = useLocation();
  const list = [...exported].find(([uid]) => pathname.endsWith(`/${uid}`))?.[1];
  if (list === undefined) return null;

  return <InboxButtons list={list} search={search} />;
}

function InboxButtons({ list, search }: { list: string; search: string }) {
  const intl = useIntl();
  const save = useDownload();
  // Clears the filters when an editor leaves the list, so that the next visit shows everything.
  useEffect(() => () => clearInboxFilters(window.localStorage), []);

  const filters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name.startsWith("filters")));
  const buttons = formats.map((format) => (
    <Button
      key={format}
      variant="tertiary"
      onClick={() => void save(`/inbox/${list}.${format}?${filters.toString()}`, `${list}.${format}`)}
    >
      {intl.formatMessage({ id: `circuit.inbox.${format}`, defaultMessage: format.toUpperCase() })}
    </Button>
  ));
  return (
    <>
      {filters.size > 0 ? <ShowAllButton search={search} /> : null}
      {buttons}
    </>
  );
}

/** Shows a button that warns of an active filter and removes it. */
function ShowAllButton({ search }: { search: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !name.startsWith("filters")));
  return (
    <Button variant="danger-light" onClick={() => navigate({ search: rest.toString() })}>
      {intl.formatMessage({ id: "circuit.inbox.showAll", defaultMessage: "Filter is on: show all" })}
    </Button>
  );
}

/** Returns a function that downloads a file with the editor's session, which a plain link wouldn't send. */
export function useDownload() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const intl = useIntl();

  return async (path: string, name: string): Promise<void> => {
    try {
      const { data } = await get<Blob>(path, { responseType: "blob" });
      const url = URL.createObjectURL(data);
      const link = Object.assign(document.createElement("a"), { href: url, download: name });
      link.click();
      URL.revokeObjectURL(url);
    } catch {
      const message = intl.formatMessage({ id: "circuit.inbox.failed", defaultMessage: "The file can’t be fetched." });
      toggleNotification({ type: "danger", message });
    }
  };
}
