import type { Locale } from "@circuit/contract/locales";

const nl = {
  doors: {
    title: "Of zonder wachtwoord",
    button: (provider: string) => `Verder met ${provider}`,
  },
  link: {
    title: "Nog één keer je wachtwoord",
    intro: (provider: string) =>
      `Er is al een account met het e-mailadres dat we van ${provider} kregen. Vul het wachtwoord van dat account in, dan koppelen we de twee. Voortaan log je met ${provider} meteen in.`,
    button: "Koppel en log in",
    forgot: "Wachtwoord vergeten, of nog geen?",
    other: "Toch anders inloggen",
  },
};

/** Texts of signing in by a provider. */
type ProviderMessages = typeof nl;

const en: ProviderMessages = {
  doors: {
    title: "Or without a password",
    button: (provider) => `Continue with ${provider}`,
  },
  link: {
    title: "Your password, once",
    intro: (provider) =>
      `There already is an account with the email address that ${provider} gave us. Fill in that account’s password and we’ll link the two. From then on ${provider} logs you in straight away.`,
    button: "Link and log in",
    forgot: "Forgot your password, or don’t have one?",
    other: "Log in another way",
  },
};

/** Messages of signing in by a provider, in both languages. */
export const providerMessages: Record<Locale, ProviderMessages> = { nl, en };
