import { GtmSupport } from "@gtm-support/core";

/** Every kind of storage Google's consent mode (version 2) knows; none is allowed until a visitor says so. */
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
 * Starts the tag manager, for a visitor who agreed to measuring. The denials
 * are the first thing in `dataLayer`; then measuring is granted, and nothing
 * else: visitors were not asked about advertising.
 *
 * @param id - Container id.
 * @throws {Error} The id is not a valid GTM-ID; the server checked it.
 */
export function startTagManager(id: string): GtmSupport {
  command("consent", "default", denied);
  command("consent", "update", { analytics_storage: "granted" });
  const support = new GtmSupport({ id });
  support.enable();
  return support;
}

/** Tells tags that are still running that nothing is allowed any more. */
export function denyEverything(): void {
  command("consent", "update", denied);
}

/** Gives Google's tag a command; it takes only the `arguments` of a function for one. */
function command(..._words: ["consent", "default" | "update", Record<string, string>]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
