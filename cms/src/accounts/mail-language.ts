import { languageHeader } from "#contract/accounts/account";
import { type Locale, locales } from "#contract/locales";
import type { Context } from "../content/context.ts";
import type { AccountUser } from "./account-user.ts";
import type { Recipient } from "./mails/account-mails.ts";

/**
 * The language of the page from which a call comes, by its `Accept-Language`.
 *
 * @returns Dutch when the header names none of ours.
 */
export function mailLanguage(ctx: Context): Locale {
  const language = ctx.get(languageHeader).trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === language) ?? locales[0];
}

/** An account's owner as the recipient of a mail: in the language that they chose, before that of the page. */
export function accountRecipient({ email, language }: AccountUser, ctx: Context): Recipient {
  return { email, locale: language ?? mailLanguage(ctx) };
}
