/** Origins by the directive of a content security policy that they belong in. */
export interface TagManagerOrigins {
  scriptSrc: readonly string[];
  imgSrc: readonly string[];
  connectSrc: readonly string[];
}

const none: TagManagerOrigins = { scriptSrc: [], imgSrc: [], connectSrc: [] };

const tagManager = "https://*.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * What a content security policy must allow for the tag manager and Google
 * Analytics, and no more: custom HTML tags and tags of other companies stay
 * refused. Source: Google's guide to a content security policy for Tag Manager.
 * The same for every visitor, as pages are shared; consent decides what loads.
 *
 * @param id - The container's id; `null` when the site has no tag manager.
 */
export function tagManagerOrigins(id: string | null): TagManagerOrigins {
  if (id === null) return none;
  return {
    scriptSrc: [tagManager],
    imgSrc: [tagManager, ...analytics],
    connectSrc: [tagManager, ...analytics],
  };
}
