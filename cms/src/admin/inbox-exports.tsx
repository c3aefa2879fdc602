import { Button } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";

/** Lists that can be saved to a file; the rest have no buttons. */
const exported = new Map([
  ["api::submission.submission", "submissions"],
  ["api::subscription.subscription", "subscriptions"],
]);

const formats = ["csv", "xlsx"] as const;

/** Source: `injectComponent` of `@strapi/content-manager` 5.54. */
interface ContentManager {
  injectComponent(view: string, zone: string, component: { name: string; Component: React.ComponentType }): void;
}

/** Adds buttons to the lists of submissions and subscriptions that save what is shown to a file. */
export function addInboxExports(app: StrapiApp): void {
  const contentManager: ContentManager = app.getPlugin("content-manager");
  contentManager.injectComponent("listView", "actions", { name: "inbox-exports", Component: ExportButtons });
}

function ExportButtons() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const save = useSaveFile();
  const list = [...exported].find(([uid]) => pathname.endsWith(`/${uid}`))?.[1];
  if (list === undefined) return null;

  const filters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name.startsWith("filters")));
  return formats.map((format) => (
    <Button
      key={format}
      variant="tertiary"
      onClick={() => void save(`/inbox/${list}.${format}?${filters.toString()}`, `${list}.${format}`)}
    >
      {intl.formatMessage({ id: `circuit.inbox.${format}`, defaultMessage: format.toUpperCase() })}
    </Button>
  ));
}

/** Saves an answer of the CMS as a file; it takes the editor's session, which a link doesn't bring along. */
export function useSaveFile() {
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
