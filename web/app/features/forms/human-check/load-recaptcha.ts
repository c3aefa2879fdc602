/** Pause between checks whether the script is ready, in milliseconds. */
const pollMs = 25;

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Partial<Recaptcha>;
  }
}

export interface LoadedRecaptcha {
  /** Gets a token. @param action - Name of the visitor's action, which the server compares. */
  execute: (action: string) => Promise<string>;
}

let loaded: { siteKey: string; ready: Promise<LoadedRecaptcha> } | null = null;

/**
 * Loads reCAPTCHA v3 once and hides its badge: the form shows the notice that Google requires instead (checklist F11,
 * E11).
 *
 * @throws {Error} Outside a browser, for a second site key, or when the script fails to load.
 */
export function loadRecaptcha(siteKey: string): Promise<LoadedRecaptcha> {
  if (typeof document === "undefined") return Promise.reject(new Error("This is a library for the browser!"));
  if (loaded !== null && loaded.siteKey !== siteKey) {
    return Promise.reject(new Error("reCAPTCHA already loaded with different site key!"));
  }
  loaded ??= { siteKey, ready: load(siteKey) };
  return loaded.ready;
}

async function load(siteKey: string): Promise<LoadedRecaptcha> {
  try {
    await addScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
    const recaptcha = await whenThere();
    await new Promise<void>((resolve) => recaptcha.ready(resolve));
    hideBadge();
    return { execute: async (action) => recaptcha.execute(siteKey, { action }) };
  } catch (error) {
    // Lets the next call load it again.
    loaded = null;
    throw error;
  }
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`reCAPTCHA script can't be loaded: ${src}`));
    });
    document.head.append(script);
  });
}

function whenThere(): Promise<Recaptcha> {
  return new Promise((resolve) => {
    const look = () => {
      const recaptcha = window.grecaptcha;
      if (isReady(recaptcha)) resolve(recaptcha);
      else setTimeout(look, pollMs);
    };
    look();
  });
}

function isReady(recaptcha: Partial<Recaptcha> | undefined): recaptcha is Recaptcha {
  return recaptcha?.ready !== undefined && recaptcha.execute !== undefined;
}

function hideBadge(): void {
  for (const badge of document.querySelectorAll<HTMLElement>(".grecaptcha-badge")) badge.style.visibility = "hidden";
}
