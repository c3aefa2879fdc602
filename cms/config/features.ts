/** Strapi features that are still experimental: none. */
export default () => ({ future: {} });
