/** The light build of hls.js has no types of its own: it shares those of the full build. */
declare module "hls.js/light" {
  import Whole from "hls.js";

  export { ErrorDetails, ErrorTypes, Events, type ErrorData } from "hls.js";
  export { Whole as Hls };
  export const isSupported: typeof Whole.isSupported;
}
