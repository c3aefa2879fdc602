/** Origins for three directives of a content security policy. */
export interface TagManagerOrigins {
  scriptSrc: readonly string[];
  imgSrc: readonly string[];
  connectSrc: readonly string[];
}

const none: TagManagerOrigins = { scriptSrc: [], imgSrc: [], connectSrc: [] };

const tagManager = "https://*.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Returns the origins that Tag Manager and Google Analytics need, by Google's guide to a content security policy.
 * Custom HTML tags and other companies' tags stay blocked. They are the same for every visitor, as visitors share
 * stored pages; consent decides what loads.
 *
 * @param id - Id of the container; `null` when the site has no tag manager.
 */
export function tagManagerOrigins(id: string | null): TagManagerOrigins {
  if (id === null) return none;
  return {
    scriptSrc: [tagManager],
    imgSrc: [tagManager, ...analytics],
    connectSrc: [tagManager, ...analytics],
  };
}
