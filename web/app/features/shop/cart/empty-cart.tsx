import { accountPaths } from "@circuit/contract/urls/own-paths";
import { documentFolders } from "@circuit/contract/urls/paths";
import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PriceFrom } from "#app/ui/price-from.tsx";
import { useShopPaths } from "../use-shop-paths.ts";
import type { CartInvitation } from "./cart-data.ts";
import styles from "./cart.module.css";

interface EmptyCartProps {
  title: string;
  text: string;
  /** The event to suggest; `null` when nothing is on sale. */
  invitation: CartInvitation | null;
  /** Announces the last change of the cart. */
  note: ReactNode;
}

/** Shown for an empty cart: the event to suggest with its days, and other links. */
export function EmptyCart({ title, text, invitation, note }: EmptyCartProps) {
  const locale = useLocale();
  const { toTickets, calendar, ways } = cartMessages[locale];
  const { tickets, alarmOf } = useShopPaths();
  return (
    <div className={styles.none}>
      <div>
        {note}
        <h2 className="d3">{title}</h2>
        <p className="lead">{text}</p>
        <div className="actions">
          <ButtonLink to={tickets} icon="arrow">
            {toTickets}
          </ButtonLink>
          <ButtonLink to={documentFolders.event[locale].replace(/\/$/u, "")} fill="line" icon="calendar">
            {calendar}
          </ButtonLink>
        </div>
        {invitation === null ? null : <Days {...invitation} />}
      </div>
      {invitation === null ? null : <Poster {...invitation} />}
      <div className={styles.ways}>
        <Way {...ways.kept} to={accountPaths.account[locale]} colour="turqoise" icon="user" />
        <Way {...ways.alarm} to={alarmOf(null)} colour="blue" icon="bell" />
      </div>
    </div>
  );
}

function Days({ title, choices }: CartInvitation) {
  const { choose } = cartMessages[useLocale()];
  return (
    <ul className={styles.choices} aria-label={title}>
      {choices.map(({ number, name, priceCents, state, path }) => (
        <li key={path}>
          <b className="num">{number}</b>
          <span>
            <b>{name}</b>
            <small className="num">
              {priceCents === null ? null : <PriceFrom cents={priceCents} />}
              {priceCents === null || state === null ? null : ", "}
              {state}
            </small>
          </span>
          <AppLink to={path} className={buttonClass({ isSmall: true })} aria-label={`${choose}: ${name}, ${title}`}>
            {choose}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Poster({ title, path, colour, days, month, picture }: CartInvitation) {
  return (
    <AppLink to={path} className={`field ${styles.poster}`} data-colour={colour}>
      <b className="d3">{title}</b>
      {picture === null ? null : <Picture image={picture} sizes="(min-width: 64rem) 42vw, 100vw" isDecorative />}
      <span>
        <b className="num">{days}</b> {month}
      </span>
    </AppLink>
  );
}

interface WayProps {
  title: string;
  word: string;
  text: string;
  link: string;
  /** `null` for a page that the site doesn't have: then nothing is shown. */
  to: string | null;
  colour: string;
  icon: IconName;
}

function Way({ title, word, text, link, to, colour, icon }: WayProps) {
  if (to === null) return null;
  return (
    <div className="field" data-colour={colour}>
      <h3 className="h3">{title}</h3>
      <b className="num">{word}</b>
      <p>{text}</p>
      <AppLink to={to} className="text-link">
        {link} <Icon name={icon} />
      </AppLink>
    </div>
  );
}
