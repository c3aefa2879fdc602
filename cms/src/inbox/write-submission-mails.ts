import type { NewMail } from "../mail/mail-table.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Language, OwnForm } from "./find-form.ts";

interface Told {
  documentId: string;
  language: Language;
  sender: string | null;
  answers: readonly { label: string; text: string }[];
}

const words = {
  nl: {
    received: (title: string) => `Ontvangen: ${title}`,
    hello: "Hallo,",
    answers: "Dit heb je ingevuld:",
    closing:
      "Je krijgt deze mail omdat iemand dit adres invulde op de site van het circuit. Was jij dat niet? Laat het ons weten door te antwoorden.",
  },
  en: {
    received: (title: string) => `Received: ${title}`,
    hello: "Hello,",
    answers: "This is what you filled in:",
    closing:
      "You get this email because someone filled in this address on the circuit’s website. Wasn’t that you? Reply to let us know.",
  },
} as const;

/** The mails that a submission calls for: one to each recipient, and a confirmation to the sender in their language. */
export function writeSubmissionMails(form: OwnForm, told: Told): NewMail[] {
  const { documentId: about, sender, answers, language } = told;
  const toCircuit = form.recipients.map((recipient) =>
    writeMail(
      { recipient, replyTo: sender, about },
      {
        subject: sender === null ? form.title : `${form.title} (${sender})`,
        paragraphs: [`Er is een inzending binnen van het formulier ‘${form.title}’ (${language}).`],
        answers,
        closing:
          sender === null
            ? "Foto’s en de inzending zelf staan in het CMS, onder Inzending."
            : "Antwoord op deze mail om de afzender te schrijven. Foto’s en de inzending zelf staan in het CMS, onder Inzending.",
      },
    ),
  );
  if (sender === null) return toCircuit;

  const { received, hello, answers: announced, closing } = words[language];
  const text = form.confirmationText ?? form.thanksText;
  const confirmation = writeMail(
    { recipient: sender, replyTo: form.recipients[0] ?? null, about },
    {
      subject: received(form.title),
      paragraphs: [hello, ...(text === null ? [] : [text]), announced],
      answers,
      closing,
    },
  );
  return [...toCircuit, confirmation];
}
