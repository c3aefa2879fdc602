import { Button } from "@strapi/design-system";
import { useEffect } from "react";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useLocation, useNavigate } from "react-router-dom";
import { clearInboxFilters } from "./strapi-internals/panel-requests.ts";
import { useSay } from "./use-say.ts";

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
  const say = useSay("inbox.");
  const navigate = useNavigate();
  const save = useDownload();
  // Clears the filters when an editor leaves the list, so that the next visit shows everything.
  useEffect(() => () => clearInboxFilters(window.localStorage), []);

  const isFilter = ([name]: [string, string]) => name.startsWith("filters");
  const params = [...new URLSearchParams(search)];
  const filters = new URLSearchParams(params.filter(isFilter));
  const rest = new URLSearchParams(params.filter((param) => !isFilter(param)));
  return (
    <>
      {filters.size > 0 ? (
        <Button variant="danger-light" onClick={() => navigate({ search: rest.toString() })}>
          {say("showAll", "Filter is on: show all")}
        </Button>
      ) : null}
      {formats.map((format) => (
        <Button
          key={format}
          variant="tertiary"
          onClick={() => void save(`/inbox/${list}.${format}?${filters.toString()}`, `${list}.${format}`)}
        >
          {say(format, format.toUpperCase())}
        </Button>
      ))}
    </>
  );
}

/** Returns a function that downloads a file with the editor's session, which a plain link wouldn't send. */
export function useDownload() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const say = useSay("inbox.");

  return async (path: string, name: string): Promise<void> => {
    try {
      const { data } = await get<Blob>(path, { responseType: "blob" });
      const url = URL.createObjectURL(data);
      const link = Object.assign(document.createElement("a"), { href: url, download: name });
      link.click();
      URL.revokeObjectURL(url);
    } catch {
      toggleNotification({ type: "danger", message: say("failed", "The file can’t be fetched. Try again.") });
    }
  };
}
