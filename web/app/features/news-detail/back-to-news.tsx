import { homePath } from "@circuit/contract/urls/paths";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { newsPageMessages } from "#app/i18n/messages/news-page.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { stepsFromList } from "./list-steps.ts";

/**
 * Link to the news list. For a visitor who came from the list it goes back in history, which restores the list's page
 * and scroll position.
 *
 * @param listPath - Path of the news list; `null` when there is no such page.
 */
export function BackToNews({ listPath }: { listPath: string | null }) {
  const news = newsPageMessages[useLocale()];
  const home = homePath(useLocale());
  const here = useLocation();
  const navigate = useNavigate();

  const onClick = (event: MouseEvent) => {
    const steps = stepsFromList(here.state, listPath);
    if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A second press while navigating back would go past the list.
    if (location.pathname === here.pathname) void navigate(-steps);
  };

  return (
    <AppLink to={listPath ?? home} className={buttonClass({ fill: "line", isSmall: true })} onClick={onClick}>
      <Icon name="back" />
      {listPath === null ? news.backHome : news.back}
    </AppLink>
  );
}
