/** Encodes the loaders' data as the router's own server does: its code in the browser reads nothing else. */
export { encode as encodeLoaderData } from "turbo-stream";
