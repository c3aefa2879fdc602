import type { Settings } from "@circuit/contract/content/layout";
import { useCallback, useEffect, useEffectEvent, useId, useRef, type RefObject } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useHeightOnRoot } from "#app/ui/use-height-on-root.ts";
import styles from "./app-popup.module.css";
import { usePopupAside } from "./use-popup-aside.ts";

interface AppPopupDialogProps {
  popup: NonNullable<Settings["popup"]>;
  storeUrls: StoreUrls;
  dismiss: () => void;
}

/**
 * Popup that promotes the app; its code loads when it's due. It is no `dialog` element, as an open one would take
 * Escape from dialogs above it.
 */
export function AppPopupDialog({ popup, storeUrls, dismiss }: AppPopupDialogProps) {
  const section = useRef<HTMLElement>(null);
  const keepHeight = useHeightOnRoot("--popup-height");
  const panel = useCallback(
    (element: HTMLElement) => {
      section.current = element;
      return keepHeight(element);
    },
    [keepHeight],
  );
  const stores = storesFor(storeUrls);
  const isAside = usePopupAside(section, storeUrls);
  const { layout } = useMessages();
  const titleId = useId();
  useEscape(section, close);
  useEffect(keepFocusInView, []);

  /** Dismisses the popup and moves focus that was inside to the page. */
  function close() {
    const hadFocus = Boolean(document.activeElement?.closest(`.${styles.popup}`));
    dismiss();
    if (hadFocus) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  const download = popup.button ?? layout.popup.download;
  return (
    <section ref={panel} role="dialog" className={styles.popup} aria-labelledby={titleId} data-aside={isAside}>
      {popup.image ? <Picture image={popup.image} sizes="6rem" /> : null}
      <div className={styles.text}>
        <h2 id={titleId}>{popup.title}</h2>
        {popup.text ? <p>{popup.text}</p> : null}
      </div>
      <ul className={styles.stores}>
        {stores.map(({ store, url }) => (
          <li key={store}>
            <AppLink to={url} className={buttonClass({ fill: "dark", isSmall: true })} onClick={dismiss}>
              <StoreName download={download} name={layout.popup[store]} />
            </AppLink>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} aria-label={layout.close} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/**
 * Scrolls the focused element clear of the popup, once the popup's height is known. A visitor who had scrolled away
 * from it stays there.
 */
function keepFocusInView() {
  const frame = requestAnimationFrame(() => {
    const focused = document.querySelector("main :focus-visible, footer :focus-visible");
    const box = focused?.getBoundingClientRect();
    if (box !== undefined && box.bottom > 0 && box.top < innerHeight) focused?.scrollIntoView({ block: "nearest" });
  });
  return () => cancelAnimationFrame(frame);
}

/** Name of an app store; screen readers say first what its link does. */
function StoreName({ download, name }: { download: string; name: string }) {
  return (
    <span>
      <span className="visually-hidden">{download}: </span>
      {name}
    </span>
  );
}

type StoreUrls = Pick<Settings, "appStoreUrl" | "playStoreUrl">;

/** Returns the app store of the visitor's phone; both stores on other devices. */
function storesFor({ appStoreUrl, playStoreUrl }: StoreUrls) {
  const stores = [
    { store: "appStore" as const, url: appStoreUrl, isOwn: /iPhone|iPad/u },
    { store: "playStore" as const, url: playStoreUrl, isOwn: /Android/u },
  ].flatMap(({ url, ...store }) => (url === null ? [] : [{ ...store, url }]));

  const agent = typeof navigator === "undefined" ? "" : navigator.userAgent;
  const own = stores.filter(({ isOwn }) => isOwn.test(agent));
  return own.length === 0 ? stores : own;
}

/** Calls `close` on Escape, unless the popup is hidden, a dialog is open above it or something else handled the key. */
function useEscape(popup: RefObject<HTMLElement | null>, close: () => void) {
  const onEscape = useEffectEvent(close);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (popup.current === null || !isVisible(popup.current)) return;
      if (document.querySelector("dialog:modal, :popover-open, [data-consent]") !== null) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [popup]);
}

/** Does what `checkVisibility` does, which Safari before 17.4 lacks, and Chrome before 121 does without `visibility`. */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
}
