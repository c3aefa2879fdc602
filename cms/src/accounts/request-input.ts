import { errors } from "@strapi/utils";
import * as z from "zod";
import { languageHeader } from "#contract/accounts/account";
import { type Locale, locales } from "#contract/locales";
import type { Context } from "../content/context.ts";
import { accountFault } from "./account-fault.ts";
import type { AccountUser } from "./account-user.ts";
import type { Recipient } from "./mails/account-mails.ts";

/** Parses the body of a call. @throws {Error} `malformed`: it doesn't match the schema. */
export function parseBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  const body = schema.safeParse(ctx.request.body);
  if (!body.success) throw accountFault("malformed");
  return body.data;
}

const idInAddress = z.string().regex(/^[\w-]{1,64}$/u);

/** The id of a session, passkey or subscription in a call's path. @throws {errors.NotFoundError} It is malformed. */
export function idParam(ctx: Context): string {
  const id = idInAddress.safeParse(ctx.params["id"]);
  if (!id.success) throw new errors.NotFoundError();
  return id.data;
}

/** The language of the page that a call comes from, by its header; Dutch when the header names none of the site's. */
export function mailLanguage(ctx: Context): Locale {
  const language = ctx.get(languageHeader).trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === language) ?? locales[0];
}

/** An account's owner as a mail recipient, in the language that they chose, or else that of the page. */
export function accountRecipient({ email, language }: AccountUser, ctx: Context): Recipient {
  return { email, locale: language ?? mailLanguage(ctx) };
}
