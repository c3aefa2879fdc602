/** Encodes loader data as React Router's server does, for its code in the browser. */
export { encode as encodeLoaderData } from "turbo-stream";
