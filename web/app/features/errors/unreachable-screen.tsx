import { localeOfPath } from "@circuit/contract/urls/paths";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { fatalMessages } from "#app/i18n/messages/fatal.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/**
 * Error screen for a page that the browser couldn't load; it reloads when the network is back. Its code comes with
 * every page.
 */
export function UnreachableScreen() {
  const { pathname, search } = useLocation();
  const { unreachable, retry } = fatalMessages[localeOfPath(pathname)];

  useEffect(() => {
    const loadAgain = () => location.reload();
    addEventListener("online", loadAgain);
    return () => removeEventListener("online", loadAgain);
  }, []);
  return (
    <ErrorScreen
      code={null}
      title={unreachable.title}
      text={unreachable.text}
      action={
        <a className={buttonClass({ fill: "dark" })} href={`${pathname}${search}`}>
          {retry}
        </a>
      }
    />
  );
}
