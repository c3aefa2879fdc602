import { languageHeader } from "#contract/accounts/account";
import { type Locale, locales } from "#contract/locales";
import type { Context } from "../content/context.ts";
import type { AccountUser } from "./account-user.ts";
import type { Recipient } from "./mails/account-mails.ts";

/** The language of the page that a call comes from, by its header; Dutch when the header names none of the site's. */
export function mailLanguage(ctx: Context): Locale {
  const language = ctx.get(languageHeader).trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === language) ?? locales[0];
}

/** An account's owner as a mail recipient, in the language that they chose, or else that of the page. */
export function accountRecipient({ email, language }: AccountUser, ctx: Context): Recipient {
  return { email, locale: language ?? mailLanguage(ctx) };
}
