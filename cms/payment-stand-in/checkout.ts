import * as z from "zod";
import { callWebhook } from "./notices.ts";
import { settle, type StandInPayment } from "./payments.ts";
import { type Answer, behaviourOf, type Call, type Provider } from "./provider.ts";

/** Labels of the buttons on the payment page, by the status that they give to the payment. */
const choices = {
  paid: "Pay",
  failed: "Fail",
  canceled: "Cancel",
  expired: "Let it expire",
  open: "Leave it open",
};

const choiceSchema = z.enum(["paid", "failed", "canceled", "expired", "open"]);

/** Serves the payment page, and handles its buttons. */
export function answerCheckout(provider: Provider, { method, url, body }: Call): Answer {
  const payment = provider.payments.get(url.pathname.replace("/checkout/", ""));
  if (payment === undefined) return { status: 404, body: {} };
  if (method !== "POST") return { status: 200, body: page(payment) };
  const { data: status } = choiceSchema.safeParse(new URLSearchParams(body).get("status"));
  if (status === undefined) return { status: 422, body: {} };
  if (status !== "open" && payment.status === "open") {
    settle(payment, status);
    if (behaviourOf(provider, payment.redirectUrl).isTold) void callWebhook(payment);
  }
  return { status: 303, body: {}, location: payment.redirectUrl };
}

function page({ description, amount, status, redirectUrl }: StandInPayment): string {
  const buttons = Object.entries(choices).map(
    ([value, label]) => `<button name="status" value="${value}">${label}</button>`,
  );
  const title = `Pay ${escape(amount.currency)} ${escape(amount.value)}`;
  const form = `<form method="post">${buttons.join("\n")}</form>`;
  const done = `<p>This payment is ${escape(status)}. <a href="${escape(redirectUrl)}">Back to the shop</a></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 30rem; padding: 0 1rem }
  button { display: block; font: inherit; margin: 0.5rem 0; min-height: 2.75rem; width: 100% }
</style>
<main>
<h1>${title}</h1>
<p>Order ${escape(description)}. This is a stand-in for the payment provider: no money moves.</p>
${status === "open" ? form : done}
</main>
</html>`;
}

function escape(text: string): string {
  const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? "");
}
