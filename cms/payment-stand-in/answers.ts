import { chargedBackCents, refundedCents, type StandInPayment, type StandInRefund } from "./payments.ts";

/** A problem, as Mollie answers it. */
export function problem(status: number, title: string, detail: string, field?: string): object {
  const href = "https://docs.mollie.com/reference/handling-errors";
  return { status, title, detail, ...(field === undefined ? {} : { field }), _links: { documentation: link(href) } };
}

/** A payment, as Mollie answers it. @param origin - Address of the stand-in. */
export function paymentAnswer(payment: StandInPayment, origin: string): object {
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
      : { paidAt, amountRefunded: euros(back), amountRemaining: euros(remaining(amount, back + taken)) }),
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

/** The methods that are on, as Mollie answers them. */
export function methodsAnswer(origin: string): object {
  const methods = ["ideal", "creditcard", "bancontact", "banktransfer"].map((id) => ({ resource: "method", id }));
  return { count: methods.length, _embedded: { methods }, _links: { self: link(`${origin}/v2/methods`) } };
}

/** A refund, as Mollie answers it. */
export function refundAnswer(refund: StandInRefund, paymentId: string, origin: string): object {
  const self = link(`${origin}/v2/payments/${paymentId}/refunds/${refund.id}`);
  return { resource: "refund", mode: "test", paymentId, ...refund, _links: { self } };
}

/** The refunds of a payment, as Mollie puts them into its answers. */
export function embeddedRefunds({ id, refunds }: StandInPayment, origin: string): object {
  return { _embedded: { refunds: refunds.map((refund) => refundAnswer(refund, id, origin)) } };
}

/** The refunds of a payment, as Mollie answers them. */
export function refundsAnswer(payment: StandInPayment, origin: string): object {
  const self = link(`${origin}/v2/payments/${payment.id}/refunds`);
  const { length: count } = payment.refunds;
  return { count, ...embeddedRefunds(payment, origin), _links: { self, previous: null, next: null } };
}

function link(href: string): { href: string; type: string } {
  return { href, type: "application/hal+json" };
}

function remaining({ value }: { value: string }, back: number): number {
  return Math.round(Number(value) * 100) - back;
}

function euros(cents: number): { currency: string; value: string } {
  return { currency: "EUR", value: (cents / 100).toFixed(2) };
}
