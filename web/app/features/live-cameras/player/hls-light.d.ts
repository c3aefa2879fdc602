/** The light build has no types of its own: they are those of the whole. */
declare module "hls.js/light" {
  import Whole from "hls.js";

  export { ErrorDetails, ErrorTypes, Events, type ErrorData } from "hls.js";
  export { Whole as Hls };
  export const isSupported: typeof Whole.isSupported;
}
