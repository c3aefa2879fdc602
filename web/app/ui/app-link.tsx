import type { MouseEventHandler, ReactNode, Ref } from "react";
import { Link } from "react-router";
import { linkTarget } from "#app/domain/link-target.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "./icon.tsx";

interface AppLinkProps {
  /** A path of this site, or an absolute address. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens in a new tab and says so; external menu items do. */
  isNewTab?: boolean | undefined;
  /** The link changes what this page shows: no page transition, and the scroll position stays. */
  isInPage?: boolean | undefined;
  /** What the page it leads to can read from its place in the history. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  "aria-current"?: "page" | "true" | undefined;
  "aria-label"?: string | undefined;
  rel?: string | undefined;
  hrefLang?: string | undefined;
}

/**
 * The site's only link. Paths go through the router, other sites leave by a full
 * page load; an unsafe target becomes plain text.
 */
export function AppLink({ to, children, isNewTab = false, isInPage = false, state, ...rest }: AppLinkProps) {
  const messages = useMessages();
  const target = linkTarget(to);

  if (target.kind === "refused") return <span className={rest.className}>{children}</span>;
  if (target.kind === "internal" && !isNewTab) {
    return (
      <Link
        to={target.href}
        viewTransition={!isInPage}
        preventScrollReset={isInPage}
        data-in-page={isInPage ? "" : undefined}
        state={state}
        {...rest}
      >
        {children}
      </Link>
    );
  }
  if (!isNewTab) {
    return (
      <a href={target.href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} target="_blank" {...rest} rel="noopener">
      {children}
      <Icon name="external" />
      <span className="visually-hidden">{messages.layout.opensInNewTab}</span>
    </a>
  );
}
