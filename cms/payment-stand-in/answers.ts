import { cents, chargedBackCents, refundedCents, type StandInPayment, type StandInRefund } from "./payments.ts";

/** Makes Mollie's response for an error. */
export function problem(status: number, title: string, detail: string, field?: string): object {
  const href = "https://docs.mollie.com/reference/handling-errors";
  return { status, title, detail, ...(field === undefined ? {} : { field }), _links: { documentation: link(href) } };
}

/** Makes Mollie's response for a payment. @param origin - Base URL of the stand-in. */
export function paymentResponse(payment: StandInPayment, origin: string): object {
  const { id, status, method, createdAt, paidAt, amount, description, redirectUrl, locale, metadata } = payment;
  const back = refundedCents(payment);
  const taken = chargedBackCents(payment);
  return {
    resource: "payment",
    id,
    mode: "test",
    createdAt,
    amount,
    description,
    method,
    metadata: metadata ?? null,
    status,
    isCancelable: status === "open",
    ...(paidAt === null
      ? {}
      : { paidAt, amountRefunded: euros(back), amountRemaining: euros(cents(amount) - back - taken) }),
    ...(taken === 0 ? {} : { amountChargedBack: euros(taken) }),
    locale: locale ?? null,
    profileId: "pfl_standin",
    sequenceType: "oneoff",
    redirectUrl,
    webhookUrl: payment.webhookUrl ?? null,
    _links: {
      self: link(`${origin}/v2/payments/${id}`),
      ...(status === "open" ? { checkout: { href: `${origin}/checkout/${id}`, type: "text/html" } } : {}),
    },
  };
}

/** Makes Mollie's response for the list of payment methods. */
export function methodsResponse(origin: string): object {
  const methods = ["ideal", "creditcard", "bancontact", "banktransfer"].map((id) => ({ resource: "method", id }));
  return { count: methods.length, _embedded: { methods }, _links: { self: link(`${origin}/v2/methods`) } };
}

/** Makes Mollie's response for a refund. */
export function refundResponse(refund: StandInRefund, paymentId: string, origin: string): object {
  const self = link(`${origin}/v2/payments/${paymentId}/refunds/${refund.id}`);
  return { resource: "refund", mode: "test", paymentId, ...refund, _links: { self } };
}

/** Makes the refunds that Mollie embeds in its responses. */
export function embeddedRefunds({ id, refunds }: StandInPayment, origin: string): object {
  return { _embedded: { refunds: refunds.map((refund) => refundResponse(refund, id, origin)) } };
}

/** Makes Mollie's response for the list of a payment's refunds. */
export function refundsResponse(payment: StandInPayment, origin: string): object {
  const self = link(`${origin}/v2/payments/${payment.id}/refunds`);
  const { length: count } = payment.refunds;
  return { count, ...embeddedRefunds(payment, origin), _links: { self, previous: null, next: null } };
}

function link(href: string): { href: string; type: string } {
  return { href, type: "application/hal+json" };
}

function euros(inCents: number): { currency: string; value: string } {
  return { currency: "EUR", value: (inCents / 100).toFixed(2) };
}
