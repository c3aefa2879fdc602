import * as z from "zod";
import type { Locale } from "#contract/locales";
import { instantMethods } from "./instant-methods.ts";
import { mollieAmount, molliePaymentSchema, mollieRefundSchema, mollieRefundsSchema } from "./mollie-schemas.ts";
import { callMollie, type MollieAccount, type MollieRequest } from "./mollie-call.ts";
import { type PaymentProvider, PaymentProviderError, type PaymentReading } from "./provider.ts";

/** Languages of Mollie's checkout. */
const languages: Record<Locale, string> = { nl: "nl_NL", en: "en_GB" };

/** Metadata of our refunds: the idempotency key, to find one again. */
const refundMarkSchema = z.object({ key: z.string() });

export class MollieProvider implements PaymentProvider {
  readonly #account: MollieAccount;
  readonly #readMethods: () => Promise<readonly string[]>;

  constructor(account: MollieAccount) {
    this.#account = account;
    this.#readMethods = instantMethods(account);
  }

  async create(payment: Parameters<PaymentProvider["create"]>[0]): Promise<{ providerId: string; payAt: string }> {
    const { orderNumber, amountCents, locale, redirectUrl, webhookUrl, idempotencyKey } = payment;
    const methods = await this.#readMethods();
    const made = await this.#ask(
      {
        method: "POST",
        path: "payments",
        idempotencyKey,
        body: {
          amount: mollieAmount(amountCents),
          description: orderNumber,
          redirectUrl,
          ...(webhookUrl === null ? {} : { webhookUrl }),
          ...(methods.length === 0 ? {} : { method: methods }),
          locale: languages[locale],
          metadata: { order: orderNumber },
        },
      },
      molliePaymentSchema,
    );
    const { id, amount, _links: links } = made;
    const payAt = links.checkout?.href;
    if (payAt === undefined) throw new PaymentProviderError("unreadable", `Mollie says not where to pay ${id}`);
    if (amount !== amountCents) {
      throw new PaymentProviderError("unreadable", `Mollie made ${id} of ${amount} cents, not ${amountCents}`);
    }
    return { providerId: id, payAt };
  }

  async updateReturnUrl(
    providerId: string,
    { locale, redirectUrl }: { locale: Locale; redirectUrl: string },
  ): Promise<void> {
    const body = { redirectUrl, locale: languages[locale] };
    await this.#ask({ method: "PATCH", path: pathOf(providerId), body }, molliePaymentSchema);
  }

  async read(providerId: string): Promise<PaymentReading> {
    const path = `${pathOf(providerId)}?embed=refunds`;
    const { _embedded: embedded, ...read } = await this.#ask({ method: "GET", path }, molliePaymentSchema);
    const refunds = embedded?.refunds ?? [];
    return {
      state: read.status,
      method: read.method ?? null,
      paidAt: read.paidAt ?? null,
      amountCents: read.amount,
      refundedCents: read.amountRefunded ?? 0,
      chargedBackCents: read.amountChargedBack ?? 0,
      refunds: refunds.map(({ id, amount, status }) => ({ providerId: id, amountCents: amount, state: status })),
    };
  }

  /** Looks for a refund with the same key first: Mollie forgets keys after an hour, and a retry may come later. */
  async refund(refund: Parameters<PaymentProvider["refund"]>[0]): Promise<{ providerId: string }> {
    const { paymentId, amountCents, description, idempotencyKey } = refund;
    const path = `${pathOf(paymentId)}/refunds`;
    const { _embedded: found } = await this.#ask({ method: "GET", path: `${path}?limit=250` }, mollieRefundsSchema);
    const earlier = found.refunds.find(
      ({ status, metadata }) =>
        status !== "failed" && refundMarkSchema.safeParse(metadata).data?.key === idempotencyKey,
    );
    if (earlier !== undefined) return { providerId: earlier.id };
    const body = { amount: mollieAmount(amountCents), description, metadata: { key: idempotencyKey } };
    const { id } = await this.#ask({ method: "POST", path, idempotencyKey, body }, mollieRefundSchema);
    return { providerId: id };
  }

  async cancel(providerId: string): Promise<void> {
    await this.#ask({ method: "DELETE", path: pathOf(providerId) }, molliePaymentSchema);
  }

  #ask<Schema extends z.ZodType>(request: MollieRequest, schema: Schema): Promise<z.output<Schema>> {
    return callMollie(this.#account, request, schema);
  }
}

function pathOf(paymentId: string): string {
  return `payments/${encodeURIComponent(paymentId)}`;
}
