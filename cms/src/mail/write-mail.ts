import type { NewMail } from "./mail-table.ts";

/** A link that a mail shows as a button. */
interface Button {
  label: string;
  url: string;
}

interface Letter {
  subject: string;
  /** Line feeds in a paragraph are kept. */
  paragraphs: readonly string[];
  /** A form's answers with their labels. */
  answers?: readonly { label: string; text: string }[];
  button?: Button;
  /** Small print at the end. */
  closing?: string;
}

interface Envelope {
  recipient: string;
  replyTo?: string | null;
  about?: string | null;
  files?: string | null;
  onceKey?: string | null;
  unsubscribe?: Button;
}

const maxSubjectLength = 150;

/**
 * Writes a mail as plain text and as HTML.
 *
 * @param ownHtml - HTML with the same contents, already {@link escaped}, to use instead of the simple default.
 */
export function writeMail(envelope: Envelope, letter: Letter, ownHtml?: string): NewMail {
  const { recipient, replyTo = null, about = null, files = null, onceKey = null, unsubscribe } = envelope;
  return {
    recipient,
    replyTo,
    about,
    files,
    onceKey,
    subject: oneLine(letter.subject),
    text: plainText(letter, unsubscribe),
    html: ownHtml ?? html(letter, unsubscribe),
    unsubscribeUrl: unsubscribe?.url ?? null,
  };
}

/** Joins the lines of a subject, so that it can't contain another header. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, maxSubjectLength);
}

function plainText({ paragraphs, answers = [], button, closing }: Letter, unsubscribe: Button | undefined): string {
  const parts = [
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    answers.map(({ label, text }) => `${label}\n${indented(text)}`).join("\n\n"),
    closing,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ];
  return `${parts.filter((part) => part !== undefined && part !== "").join("\n\n")}\n`;
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}

function html({ subject, paragraphs, answers = [], button, closing }: Letter, unsubscribe: Button | undefined): string {
  const rows = answers.map(({ label, text }) => `<dt><strong>${escaped(label)}</strong></dt><dd>${escaped(text)}</dd>`);
  const body = [
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    button && `<p>${link(button)}</p>`,
    rows.length > 0 ? `<dl>${rows.join("")}</dl>` : undefined,
    closing && `<p><small>${escaped(closing)}</small></p>`,
    unsubscribe && `<p><small>${link(unsubscribe)}</small></p>`,
  ];
  const head = `<meta charset="utf-8"><title>${escaped(oneLine(subject))}</title>`;
  const style = "font-family:sans-serif;line-height:1.5;max-width:40em";
  return `<!doctype html><html><head>${head}</head><body style="${style}">${body.filter(Boolean).join("")}</body></html>`;
}

function link({ label, url }: Button): string {
  return `<a href="${escaped(url)}">${escaped(label)}</a>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for an HTML element or attribute; line feeds become `<br>`. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? "").replaceAll("\n", "<br>");
}
