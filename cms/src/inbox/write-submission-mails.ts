import { submissionReference } from "#contract/forms/submission";
import type { Locale } from "#contract/locales";
import type { NewMail } from "../mail/mail-table.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { PublishedForm } from "./find-form.ts";

type Answers = readonly { label: string; text: string }[];

interface Submission {
  documentId: string;
  language: Locale;
  sender: string | null;
  answers: Answers;
  /** The answers that consist of the form's own words. */
  choices: Answers;
  /** Whether the sender gets a confirmation; see `consumeMailQuota`. */
  isSenderMailed: boolean;
  /** File names. */
  files: readonly string[];
  panelUrl: string;
}

const words = {
  nl: {
    received: (title: string) => `Ontvangen: ${title}`,
    hello: "Hallo,",
    reference: "Kenmerk",
    choices: "Dit heb je gekozen:",
    rest: "Wat je zelf hebt geschreven staat veilig bij ons. We herhalen het hier niet, want dit adres kan ook door een ander zijn ingevuld.",
    closing:
      "Je krijgt deze mail omdat iemand dit adres invulde op de site van het circuit. Was jij dat niet? Laat het ons weten door te antwoorden.",
  },
  en: {
    received: (title: string) => `Received: ${title}`,
    hello: "Hello,",
    reference: "Reference",
    choices: "This is what you chose:",
    rest: "What you wrote yourself is safely with us. We don’t repeat it here, as somebody else may have filled in this address.",
    closing:
      "You get this email because someone filled in this address on the circuit’s website. Wasn’t that you? Reply to let us know.",
  },
} as const;

/** Composes the mail to staff, always in Dutch. */
function toStaff(form: PublishedForm, { documentId, language, sender, answers, files, panelUrl }: Submission) {
  const withFiles =
    files.length === 0
      ? []
      : [
          `${files.length === 1 ? "Er is een bestand meegestuurd" : "Er zijn bestanden meegestuurd"}: ${files.join(", ")}. Je haalt het op bij de inzending.`,
        ];
  return {
    subject: sender === null ? form.title : `${form.title} (${sender})`,
    paragraphs: [
      `Er is een inzending binnen van het formulier ‘${form.title}’ (${language}).`,
      `Kenmerk: ${submissionReference(documentId)}`,
      ...withFiles,
    ],
    answers,
    button: {
      label: "Bekijk de inzending in het CMS",
      url: `${panelUrl.replace(/\/+$/u, "")}/content-manager/collection-types/api::submission.submission/${documentId}`,
    },
    ...(sender !== null && { closing: "Antwoord op deze mail om de afzender te schrijven." }),
  };
}

/**
 * Writes the mails about a submission: one to each of the form's recipients, and a confirmation to the sender. The
 * sender's address may be somebody else's, so the confirmation repeats nothing that was typed.
 */
export function writeSubmissionMails(form: PublishedForm, submission: Submission): NewMail[] {
  const { documentId: about, sender } = submission;
  const letter = toStaff(form, submission);
  const toCircuit = form.recipients.map((recipient) => writeMail({ recipient, replyTo: sender, about }, letter));
  return sender === null || !submission.isSenderMailed
    ? toCircuit
    : [...toCircuit, confirmationTo(sender, form, submission)];
}

function confirmationTo(
  recipient: string,
  form: PublishedForm,
  { documentId: about, language, choices }: Submission,
): NewMail {
  const { received, hello, reference, choices: announced, rest, closing } = words[language];
  const text = form.confirmationText ?? form.thanksText;
  return writeMail(
    { recipient, replyTo: form.recipients[0] ?? null, about },
    {
      subject: received(form.title),
      paragraphs: [
        hello,
        ...(text === null ? [] : [text]),
        `${reference}: ${submissionReference(about)}`,
        rest,
        ...(choices.length === 0 ? [] : [announced]),
      ],
      answers: choices,
      closing,
    },
  );
}
