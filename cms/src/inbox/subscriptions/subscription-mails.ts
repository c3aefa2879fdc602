import { subscriptionPaths } from "#contract/forms/subscriptions";
import type { Locale } from "#contract/locales";
import type { NewMail } from "../../mail/mail-table.ts";
import { writeMail } from "../../mail/write-mail.ts";

/** Recipient of a mail about a subscription. */
export interface Subscriber {
  documentId: string;
  email: string;
  language: Locale;
  token: string;
  /** Title of the alarm's event; `null` for the newsletter. */
  eventTitle: string | null;
}

const words = {
  nl: {
    hello: "Hallo,",
    confirm: "Bevestig je adres",
    unsubscribe: "Afmelden",
    alarm: (event: string) => `Nog één klik: je ticketalarm voor ${event}`,
    alarmText: (event: string) =>
      `Iemand, waarschijnlijk jij, wil bericht zodra er kaarten voor ${event} te koop zijn. Klik op de link en de wekker staat.`,
    newsletter: "Nog één klik: de nieuwsbrief",
    newsletterText:
      "Iemand, waarschijnlijk jij, wil de nieuwsbrief van het circuit. Klik op de link en je staat op de lijst.",
    ignore: "Was jij dit niet? Dan hoef je niets te doen: zonder klik wissen we je adres binnen een week.",
    address: "Met deze link ga je verder",
    addressText:
      "Iemand, waarschijnlijk jij, vroeg op onze site om deze link. Open hem in dezelfde browser: dan weten we dat dit adres van jou is, en ga je daar verder.",
    addressButton: "Ga verder",
    addressIgnore: "De link werkt dertig dagen. Was jij dit niet? Dan hoef je niets te doen: we bewaren je adres niet.",
    open: (event: string) => `Er zijn kaarten te koop voor ${event}`,
    openText: (event: string) => `De wekker gaat: er zijn kaarten te koop voor ${event}. Wie nu klikt, zit het best.`,
    buy: "Naar de kaarten",
    closing: "Dit was de enige mail van je ticketalarm. Na het evenement wissen we je adres.",
  },
  en: {
    hello: "Hello,",
    confirm: "Confirm your address",
    unsubscribe: "Unsubscribe",
    alarm: (event: string) => `One more click: your ticket alarm for ${event}`,
    alarmText: (event: string) =>
      `Someone, probably you, wants to hear as soon as tickets for ${event} are on sale. Click the link and the alarm is set.`,
    newsletter: "One more click: the newsletter",
    newsletterText: "Someone, probably you, wants the circuit’s newsletter. Click the link and you’re on the list.",
    ignore: "Wasn’t this you? Then do nothing: without a click we delete your address within a week.",
    address: "Go on with this link",
    addressText:
      "Someone, probably you, asked for this link on our site. Open it in the same browser: then we know that this address is yours, and you can go on there.",
    addressButton: "Go on",
    addressIgnore: "The link works for thirty days. Wasn’t this you? Then do nothing: we don’t keep your address.",
    open: (event: string) => `Tickets for ${event} are on sale`,
    openText: (event: string) =>
      `The alarm is ringing: tickets for ${event} are on sale. Click now for the best seats.`,
    buy: "To the tickets",
    closing: "This was the only email of your ticket alarm. After the event we delete your address.",
  },
} as const;

/** Writes the mail with the link that confirms a subscription. @param siteUrl - Without a trailing slash. */
export function confirmationMail(siteUrl: string, subscriber: Subscriber, text: string | null): NewMail {
  const { documentId: about, email: recipient, language, token, eventTitle } = subscriber;
  const { hello, confirm, alarm, alarmText, newsletter, newsletterText, ignore } = words[language];
  return writeMail(
    { recipient, about },
    {
      subject: eventTitle === null ? newsletter : alarm(eventTitle),
      paragraphs: [
        hello,
        eventTitle === null ? newsletterText : alarmText(eventTitle),
        ...(text === null ? [] : [text]),
      ],
      button: { label: confirm, url: `${siteUrl}${subscriptionPaths.confirm[language]}/${token}` },
      closing: ignore,
    },
  );
}

/** Writes the mail with a link that proves who has the inbox. @param siteUrl - Without a trailing slash. */
export function proveAddressMail(
  siteUrl: string,
  { email: recipient, locale, link }: { email: string; locale: Locale; link: string },
): NewMail {
  const { hello, address, addressText, addressButton, addressIgnore } = words[locale];
  const button = { label: addressButton, url: `${siteUrl}${link}` };
  return writeMail(
    { recipient },
    { subject: address, paragraphs: [hello, addressText], button, closing: addressIgnore },
  );
}

/** Writes the mail of a ticket alarm. @param path - Path of the event's page; `null` when it has none. */
export function ticketAlarmMail(siteUrl: string, subscriber: Subscriber, path: string | null): NewMail {
  const { documentId: about, email: recipient, language, token } = subscriber;
  const { hello, open, openText, buy, closing, unsubscribe } = words[language];
  const event = subscriber.eventTitle ?? "";
  const url = `${siteUrl}${subscriptionPaths.unsubscribe[language]}/${token}`;
  return writeMail(
    { recipient, about, unsubscribe: { label: unsubscribe, url } },
    {
      subject: open(event),
      paragraphs: [hello, openText(event)],
      button: { label: buy, url: `${siteUrl}${path ?? ""}` },
      closing,
    },
  );
}
