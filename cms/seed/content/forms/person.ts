import { question, type Both, type Question } from "../form-document.ts";

/** Questions that several forms ask in the same words. */
export const salutation = question("choice", "salutation", ["Aanhef", "Salutation"], {
  required: true,
  width: "half",
  options: [
    ["male", "De heer", "Mr"],
    ["female", "Mevrouw", "Ms"],
    ["none", "Liever geen", "No title"],
  ],
});

export const firstname = question("text", "firstname", ["Voornaam", "First name"], {
  required: true,
  width: "half",
  maxLength: 80,
  autofill: "given-name",
});

export const lastname = question("text", "lastname", ["Achternaam", "Last name"], {
  required: true,
  width: "half",
  maxLength: 80,
  autofill: "family-name",
});

export const phone = question("telephone", "phone", ["Telefoonnummer", "Phone number"], {
  required: true,
  width: "half",
  placeholder: ["06 12 34 56 78", "+44 20 7946 0000"],
});

/** The telephone number with what it is for. */
export function phoneFor(help: Both): Question {
  return (language) => ({ ...phone(language), help: help[language] });
}

/** For beside another question with help, so that the inputs line up. */
export const phoneForQuestions = phoneFor([
  "We bellen alleen als er iets onduidelijk is.",
  "We only ring if something is unclear.",
]);

export const address = question("address", "home", ["Adres", "Address"], { required: true });

/** The address that the answer goes to. @param confirm - Whether it is asked twice. */
export function email(confirm: boolean): Question {
  return question("email", "email", ["E-mailadres", "Email address"], {
    required: true,
    confirm,
    confirmLabel: ["E-mailadres nogmaals", "Email address again"],
    placeholder: ["jij@voorbeeld.nl", "you@example.com"],
    width: confirm ? "full" : "half",
  });
}

/** The company of the sender. */
export function company(required: boolean): Question {
  return question("text", "company", ["Bedrijf of organisatie", "Company or organisation"], {
    required,
    width: "half",
    maxLength: 120,
    autofill: "organization",
  });
}

export const comments = question("long-text", "comments", ["Verder nog iets?", "Anything else?"], {
  maxLength: 2000,
  rows: 4,
});

export const agreement = question(
  "checkbox",
  "agreed",
  ["Ik heb de privacyverklaring gelezen en ga akkoord.", "I have read the privacy policy and agree."],
  {
    required: true,
    errorLabel: ["Ik heb de privacyverklaring gelezen", "I have read the privacy policy"],
    linkLabel: ["Lees de privacyverklaring", "Read the privacy policy"],
    linkUrl: ["/privacyverklaring", "/en/privacy-policy"],
  },
);
