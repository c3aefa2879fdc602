import type { ServerResponse } from "node:http";
import { fileHeaders } from "../src/uploads/file-headers.ts";
import { readEnvironment } from "./environment/read-environment.ts";

const megabyte = 1024 * 1024;

/** Media types that editors may upload: none that browsers open as a page, except SVG, which is served sandboxed. */
const allowedTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/svg+xml",
  "video/mp4",
  "video/webm",
  "text/vtt",
  "application/pdf",
  "application/zip",
];

function setFileHeaders(response: ServerResponse, file: string): void {
  for (const [name, value] of Object.entries(fileHeaders(file))) response.setHeader(name, value);
}

/** Settings of a plugin of this project. */
const own = (name: string) => ({ enabled: true, resolve: `./dist/src/plugins/${name}` });

/** Settings of Strapi's plugins, and this project's plugins in the order in which they start. */
export default () => ({
  "users-permissions": { config: { jwtSecret: readEnvironment(process.env).JWT_SECRET } },
  upload: {
    config: {
      sizeLimit: 256 * megabyte,
      security: { allowedTypes },
      providerOptions: { localServer: { setHeaders: setFileHeaders } },
    },
  },
  "site-link": own("site-link"),
  content: own("content"),
  shop: own("shop"),
  accounts: own("accounts"),
  inbox: own("inbox"),
});
