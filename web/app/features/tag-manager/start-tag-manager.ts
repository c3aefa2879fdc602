import { GtmSupport } from "@gtm-support/core";

/** All storage types of Google's consent mode (version 2), denied by default. */
const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
  security_storage: "denied",
};

/**
 * Starts the tag manager for a visitor who consented to analytics. First denies all storage in `dataLayer`, then grants
 * analytics only, as the site doesn't ask about advertising.
 *
 * @param id - Container id.
 * @throws {Error} For an invalid GTM id, which the server checked at start.
 */
export function startTagManager(id: string): GtmSupport {
  command("consent", "default", denied);
  command("consent", "update", { analytics_storage: "granted" });
  const support = new GtmSupport({ id });
  support.enable();
  return support;
}

/** Denies all storage to tags that are still running. */
export function denyEverything(): void {
  command("consent", "update", denied);
}

/** Pushes a command for Google's tag, which accepts only the `arguments` object of a function. */
function command(..._words: ["consent", "default" | "update", Record<string, string>]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
