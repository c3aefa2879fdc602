import { isClientRoutedPath, isPagePath } from "@circuit/contract/urls/own-paths";
import type { MouseEventHandler, ReactNode, Ref } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { linkTarget } from "#app/domain/link-target.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "./icon.tsx";
import { useAppMode } from "./use-app-mode.ts";

interface AppLinkProps {
  /** Path on this site, or an absolute URL. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens in a new tab, and says so; external menu items do. */
  isNewTab?: boolean | undefined;
  /** Whether the link changes only a part of this page: no page transition, and the scroll position stays. */
  isInPage?: boolean | undefined;
  /** History state, which the linked page can read. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  "aria-current"?: "page" | "true" | undefined;
  "aria-label"?: string | undefined;
  rel?: string | undefined;
  /** Whether a file is saved rather than opened. */
  download?: boolean | undefined;
}

/**
 * Link for all of the site, which keeps the app mode: the router opens public pages; a visitor's own pages, files and
 * other sites get a full page load. An unsafe URL becomes plain text.
 */
export function AppLink({ to, children, isNewTab = false, isInPage = false, state, ...rest }: AppLinkProps) {
  const messages = useMessages();
  const { keepMode } = useAppMode();
  const target = linkTarget(to);
  if (target.kind === "refused") return <span className={rest.className}>{children}</span>;

  // Leave fragments to the browser: the router would drop the current query.
  const isHere = target.href.startsWith("#");
  const path = target.href.replace(/[?#].*/su, "");
  const isPage = target.kind === "internal" && !isHere && isPagePath(path);
  const href = isPage ? keepMode(target.href) : target.href;
  if (isPage && isClientRoutedPath(path) && !isNewTab) {
    return (
      <PageLink to={href} isInPage={isInPage} state={state} {...rest}>
        {children}
      </PageLink>
    );
  }
  if (!isNewTab) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" {...rest} rel="noopener">
      {children}
      <Icon name="external" />
      <span className="visually-hidden">{messages.layout.opensInNewTab}</span>
    </a>
  );
}

/** Link that the router follows. React Router's `Link` would add prefetching code, which this site has elsewhere. */
function PageLink({ to, isInPage = false, state, onClick, children, ...rest }: Omit<AppLinkProps, "isNewTab">) {
  const options = { viewTransition: !isInPage, preventScrollReset: isInPage, state };
  const follow = useLinkClickHandler(to, options);
  const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={handleClick} data-in-page={isInPage ? "" : undefined}>
      {children}
    </a>
  );
}
