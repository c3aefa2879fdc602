import path from "node:path";
import { readEnvironment } from "./environment/read-environment.ts";

/** Where the pictures of submissions are kept, out of anybody's reach but the panel's. */
export default () => ({ folder: path.resolve(readEnvironment(process.env).CMS_PRIVATE_DIR, "submissions") });
