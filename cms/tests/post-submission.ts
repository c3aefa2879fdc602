import { createHash, randomUUID } from "node:crypto";
import { recordPart, type Submission, submissionPath } from "@circuit/contract/forms/submission";
import { type SubscriptionRequest, subscriptionsPath } from "@circuit/contract/forms/subscriptions";
import { sign, siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";

export const webSecret = "shared-by-the-two-programs";

interface Sent {
  form: string;
  values: Record<string, unknown>;
  locale?: "nl" | "en";
  idempotencyKey?: string;
  files?: { field: string; name: string; content: Buffer }[];
  /** Changes the record after it was signed. */
  forge?: (record: string) => string;
  secret?: string;
}

const now = () => Math.floor(Date.now() / 1000);

/** Posts a submission as the web server does. */
export async function postSubmission(origin: string, sent: Sent): Promise<{ status: number; body: unknown }> {
  const { form, values, locale = "nl", idempotencyKey = randomUUID(), files = [], secret = webSecret } = sent;
  const record: Submission = {
    form,
    values,
    locale,
    idempotencyKey,
    files: files.map(({ field, name, content }, index) => ({
      part: `file${index}`,
      field,
      name,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
  };
  const text = JSON.stringify(record);
  const body = new FormData();
  body.append(recordPart, sent.forge?.(text) ?? text);
  for (const [index, { content }] of files.entries()) {
    body.append(`file${index}`, new Blob([new Uint8Array(content)]), `file${index}`);
  }
  const headers = { "x-signature": sign(secret, "submission", text, now()) };
  return answerOf(await fetch(`${origin}${submissionPath}`, { method: "POST", headers, body }));
}

/** Posts a subscription request as the web server does. */
export const postSubscription = (origin: string, request: SubscriptionRequest, secret = webSecret) =>
  postSigned(`${origin}${subscriptionsPath}`, request, { purpose: "subscription", secret });

interface Signed {
  purpose: Parameters<typeof sign>[1];
  secret?: string;
  /** In the place of the right one. */
  signature?: string;
}

/** Posts a message as the web server does. @param request - A text is sent as it is. */
export async function postSigned(url: string, request: unknown, { purpose, secret = webSecret, signature }: Signed) {
  const message = typeof request === "string" ? request : JSON.stringify(request);
  const headers = {
    "content-type": "application/json",
    [siteHeader]: signSiteHeader(secret, now()),
    "x-signature": signature ?? sign(secret, purpose, message, now()),
  };
  return answerOf(await fetch(url, { method: "POST", headers, body: JSON.stringify({ message }) }));
}

async function answerOf(response: Response): Promise<{ status: number; body: unknown }> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
