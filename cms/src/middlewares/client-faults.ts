import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "../content/context.ts";

const clientStatus = z.number().int().min(400).max(499);

/** The HTTP status in an error: most errors have it in `status`, formidable's in `httpCode`. */
const refusalSchema = z.union([
  z.object({ status: clientStatus }).transform(({ status }) => status),
  z.object({ httpCode: clientStatus }).transform(({ httpCode }) => httpCode),
]);

const codeSchema = z.object({ code: z.string() });

/** Zlib's error codes for a body that isn't compressed as its header says. */
const unreadable = /^Z_(?:DATA|BUF|NEED_DICT)/u;

/** Error codes of connections that the client broke off, or that aren't HTTP. */
const brokenOff =
  /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|HPE_\w+|ERR_HTTP_REQUEST_TIMEOUT|ERR_STREAM_PREMATURE_CLOSE)$/u;

/** Answers errors that the client caused before `strapi::errors` sees them, which would log a stack trace for each. */
const clientFaults: Core.MiddlewareFactory = (_config, { strapi }) => {
  keepQuietAboutConnections(strapi);
  return async (ctx, next) => {
    try {
      return await next();
    } catch (error) {
      const status = refusalOf(error, ctx);
      if (status === null || !(error instanceof Error)) throw error;
      ctx.status = status;
      ctx.body = { data: null, error: { status, name: error.name, message: error.message, details: {} } };
      return undefined;
    }
  };
};

/** @returns The HTTP status of an error that the client caused; `null` when the CMS caused it. */
function refusalOf(error: unknown, { req, request }: Context): number | null {
  const parsed = refusalSchema.safeParse(error);
  if (parsed.success) return parsed.data;
  // Once the body has been read, a decompression error isn't the client's.
  if (request.body !== undefined) return null;
  const isCutOff = req.destroyed && !req.complete;
  return isCutOff || unreadable.test(codeOf(error)) ? 400 : null;
}

/** Keeps Koa from printing a stack trace for each connection that a client breaks off. */
function keepQuietAboutConnections({ server: { app } }: Core.Strapi): void {
  const write = app.onerror.bind(app);
  const onerror = (error: Error) => {
    if (!brokenOff.test(codeOf(error))) write(error);
  };
  Object.assign(app, { onerror });
}

function codeOf(error: unknown): string {
  return codeSchema.safeParse(error).data?.code ?? "";
}

export default clientFaults;
