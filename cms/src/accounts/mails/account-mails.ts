import { accountPaths } from "#contract/urls/own-paths";
import type { Locale } from "#contract/locales";
import { digestOf } from "../../database/digest.ts";
import type { NewMail } from "../../mail/mail-table.ts";
import { writeMail } from "../../mail/write-mail.ts";

const words = {
  nl: {
    hello: "Hallo,",
    account: "Naar je account",
    ignore: "Was jij dit niet? Dan hoef je niets te doen.",
    confirm: {
      subject: "Nog één stap: bevestig je e-mailadres",
      text: "Fijn dat je een account wilt. Open de link en vul het wachtwoord in dat je net hebt gekozen: dan weten we dat dit adres van jou is, en ben je meteen ingelogd.",
      button: "Bevestig je adres",
      closing:
        "De link werkt twee dagen. Heb je geen account aangevraagd? Dan hoef je niets te doen: zonder bevestiging wissen we je adres binnen een week.",
    },
    known: {
      subject: "Je hebt al een account",
      text: "Iemand, waarschijnlijk jij, wilde een account maken met dit adres. Dat account heb je al: je kunt gewoon inloggen.",
      button: "Inloggen",
      forgotten: (url: string) => `Wachtwoord vergeten? Kies hier een nieuw wachtwoord:\n${url}`,
    },
    reset: {
      subject: "Kies een nieuw wachtwoord",
      text: "Iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord gevraagd voor je account. Met deze link kies je het zelf.",
      button: "Kies een nieuw wachtwoord",
      closing:
        "De link werkt een uur, en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
    },
    changed: {
      subject: "Je wachtwoord is gewijzigd",
      text: "Het wachtwoord van je account is zojuist gewijzigd. Op al je andere apparaten moet je opnieuw inloggen.",
      notYou: (url: string) => `Heb jij dit niet gedaan? Kies dan meteen een nieuw wachtwoord:\n${url}`,
      passkeys: (names: string, url: string) =>
        `Deze passkeys blijven werken: ${names}. Herken je er een niet, verwijder die dan op de pagina van je account:\n${url}`,
      unnamed: "een passkey zonder naam",
    },
    passkeyAdded: {
      subject: "Je account heeft een nieuwe passkey",
      text: (name: string | null) =>
        `Aan je account is zojuist een passkey toegevoegd${name === null ? "" : `: ${name}`}. Daarmee log je in zonder wachtwoord.`,
      notYou: (accountUrl: string, forgotUrl: string) =>
        `Heb jij dit niet gedaan? Verwijder die passkey dan meteen op de pagina van je account:\n${accountUrl}\n\nKies daarna een nieuw wachtwoord. Dan is iedereen uitgelogd:\n${forgotUrl}`,
    },
    passkeyRemoved: {
      subject: "Een passkey van je account is verwijderd",
      text: (name: string | null) =>
        `Van je account is zojuist een passkey verwijderd${name === null ? "" : `: ${name}`}. Je kunt er niet meer mee inloggen. Hij staat misschien nog wel op je apparaat of in je wachtwoordkluis: daar kun je hem zelf wissen.`,
      notYou: (url: string) =>
        `Heb jij dit niet gedaan? Kies dan meteen een nieuw wachtwoord. Dan is iedereen uitgelogd:\n${url}`,
    },
    linked: {
      subject: (provider: string) => `Je kunt nu ook inloggen met ${provider}`,
      text: (provider: string) =>
        `${provider} is zojuist aan je account gekoppeld, met je wachtwoord. Voortaan log je daarmee in zonder wachtwoord. Bij je account kun je dat weer uitzetten.`,
    },
    deleted: {
      subject: "Je account is gewist",
      text: "Je account is gewist, zoals je vroeg, met je gegevens, je ticketalarmen, de nieuwsbrief en de formulieren die je met dit adres hebt gestuurd.",
      orders:
        "Bestellingen die je hebt geplaatst bewaren we zolang de wet dat voor facturen vraagt: zeven jaar. Tickets die je al hebt blijven geldig.",
      bye: "Bedankt, en tot ziens op het circuit.",
    },
  },
  en: {
    hello: "Hello,",
    account: "To your account",
    ignore: "Wasn’t this you? Then you needn’t do anything.",
    confirm: {
      subject: "One more step: confirm your email address",
      text: "Good to have you with us. Open the link and fill in the password that you just chose: then we know that this address is yours, and you’re logged in at once.",
      button: "Confirm your address",
      closing:
        "The link works for two days. You didn’t ask for an account? Then do nothing: without your confirmation we delete your address within a week.",
    },
    known: {
      subject: "You already have an account",
      text: "Someone, probably you, wanted to create an account with this address. You have that account already: just log in.",
      button: "Log in",
      forgotten: (url: string) => `Forgot your password? Choose a new one here:\n${url}`,
    },
    reset: {
      subject: "Choose a new password",
      text: "Someone, probably you, asked for a new password for your account. With this link you choose it yourself.",
      button: "Choose a new password",
      closing:
        "The link works for an hour, and once. You didn’t ask for it? Then do nothing: your password stays as it is.",
    },
    changed: {
      subject: "Your password was changed",
      text: "The password of your account was just changed. On all your other devices you have to log in again.",
      notYou: (url: string) => `This wasn’t you? Choose a new password right away:\n${url}`,
      passkeys: (names: string, url: string) =>
        `These passkeys still work: ${names}. If you don’t recognise one, remove it on your account’s page:\n${url}`,
      unnamed: "a passkey without a name",
    },
    passkeyAdded: {
      subject: "Your account has a new passkey",
      text: (name: string | null) =>
        `A passkey was just added to your account${name === null ? "" : `: ${name}`}. With it you log in without a password.`,
      notYou: (accountUrl: string, forgotUrl: string) =>
        `This wasn’t you? Remove that passkey right away on your account’s page:\n${accountUrl}\n\nThen choose a new password, which logs everyone out:\n${forgotUrl}`,
    },
    passkeyRemoved: {
      subject: "A passkey of your account was removed",
      text: (name: string | null) =>
        `A passkey was just removed from your account${name === null ? "" : `: ${name}`}. You can no longer log in with it. It may still be on your device or in your password manager, where you can delete it yourself.`,
      notYou: (url: string) => `This wasn’t you? Choose a new password right away, which logs everyone out:\n${url}`,
    },
    linked: {
      subject: (provider: string) => `You can now log in with ${provider} too`,
      text: (provider: string) =>
        `${provider} was just linked to your account, with your password. From now on you log in with it without a password. You can switch that off in your account.`,
    },
    deleted: {
      subject: "Your account is deleted",
      text: "Your account is deleted, as you asked, with your details, your ticket alarms, the newsletter and the forms that you sent with this address.",
      orders:
        "Orders that you placed we keep for as long as the law wants it for invoices: seven years. Tickets that you have remain valid.",
      bye: "Thank you, and see you at the circuit.",
    },
  },
} as const;

export interface Recipient {
  email: string;
  locale: Locale;
}

type Letter = Parameters<typeof writeMail>[1];

/** Name of a passkey; `null` when it has none. */
type Name = string | null;

/** Functions that write the mails of visitors' accounts. @param siteUrl - Without a trailing slash. */
export function accountMails(siteUrl: string) {
  type Page = keyof typeof accountPaths;
  const urlOf = (page: Page, locale: Locale) => `${siteUrl}${accountPaths[page][locale]}`;
  const write = ({ email, locale }: Recipient, letter: Letter, about: string | null = aboutAccount(email)) =>
    writeMail({ recipient: email, about }, { ...letter, paragraphs: [words[locale].hello, ...letter.paragraphs] });
  const writeLink = (kind: "confirm" | "reset", page: Page) => (to: Recipient, code: string) => {
    const { subject, text, button: label, closing } = words[to.locale][kind];
    const button = { label, url: `${urlOf(page, to.locale)}?code=${code}` };
    return write(to, { subject, paragraphs: [text], button, closing });
  };
  return {
    /** Asks a new visitor to confirm the e-mail address. */
    confirm: writeLink("confirm", "confirmEmail"),
    /** Sends the link to choose another password. */
    reset: writeLink("reset", "resetPassword"),
    /** Tells an owner, after somebody registered their address again, that they have an account. */
    known(to: Recipient): NewMail {
      const { known, ignore } = words[to.locale];
      const paragraphs = [known.text, known.forgotten(urlOf("forgotPassword", to.locale))];
      const button = { label: known.button, url: urlOf("signIn", to.locale) };
      return write(to, { subject: known.subject, paragraphs, button, closing: ignore });
    },
    /** Tells an owner that their password was changed, and which passkeys still work. */
    changed(to: Recipient, passkeys: readonly { name: Name }[]): NewMail {
      const { subject, text, notYou, ...more } = words[to.locale].changed;
      const names = passkeys.map(({ name }) => name ?? more.unnamed).join(", ");
      const stay = names === "" ? [] : [more.passkeys(names, `${urlOf("account", to.locale)}#passkeys`)];
      return write(to, { subject, paragraphs: [text, notYou(urlOf("forgotPassword", to.locale)), ...stay] });
    },
    passkeyAdded(to: Recipient, name: Name): NewMail {
      const { subject, text, notYou } = words[to.locale].passkeyAdded;
      const warning = notYou(urlOf("account", to.locale), urlOf("forgotPassword", to.locale));
      return write(to, { subject, paragraphs: [text(name), warning] });
    },
    passkeyRemoved(to: Recipient, name: Name): NewMail {
      const { subject, text, notYou } = words[to.locale].passkeyRemoved;
      return write(to, { subject, paragraphs: [text(name), notYou(urlOf("forgotPassword", to.locale))] });
    },
    /** Tells an owner that somebody who knows the password linked a provider to the account. */
    linked(to: Recipient, provider: string): NewMail {
      const { linked, changed, account: label } = words[to.locale];
      const paragraphs = [linked.text(provider), changed.notYou(urlOf("forgotPassword", to.locale))];
      const button = { label, url: urlOf("account", to.locale) };
      return write(to, { subject: linked.subject(provider), paragraphs, button });
    },
    /** Confirms that the account is deleted. It has no `about`, so it isn't deleted with the account's mails. */
    deleted(to: Recipient): NewMail {
      const { subject, text, orders, bye } = words[to.locale].deleted;
      return write(to, { subject, paragraphs: [text, orders, bye] }, null);
    },
  };
}

/** The `about` value of an account's mails, by which queued ones are deleted with the account. */
export function aboutAccount(email: string): string {
  return `account ${digestOf(email)}`;
}
