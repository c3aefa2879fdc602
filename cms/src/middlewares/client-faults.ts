import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "../content/context.ts";

const clientStatus = z.number().int().min(400).max(499);

/** The status that an error asks for: as most errors hold it, and as formidable's do. */
const refusalSchema = z.union([
  z.object({ status: clientStatus }).transform(({ status }) => status),
  z.object({ httpCode: clientStatus }).transform(({ httpCode }) => httpCode),
]);

const codeSchema = z.object({ code: z.string() });

/** Codes of zlib for a body that isn't compressed as its header says. */
const unreadable = /^Z_(?:DATA|BUF|NEED_DICT)/u;

/** Codes of a connection that the client broke off, or that carries no HTTP. */
const brokenOff =
  /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|HPE_\w+|ERR_HTTP_REQUEST_TIMEOUT|ERR_STREAM_PREMATURE_CLOSE)$/u;

/**
 * Runs right after `strapi::errors`, which logs a stack trace for every error that isn't its
 * own. Faults of clients are answered here, so that they can't fill the log. The request
 * itself is logged at the level `http`.
 */
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

/** @returns The status of a client's fault; `null` when the fault is the content system's. */
function refusalOf(error: unknown, { req, request }: Context): number | null {
  const parsed = refusalSchema.safeParse(error);
  if (parsed.success) return parsed.data;
  // After the body is read, an error in decompressing is our own.
  if (request.body !== undefined) return null;
  const isCutOff = req.destroyed && !req.complete;
  return isCutOff || unreadable.test(codeOf(error)) ? 400 : null;
}

/** Koa prints a stack trace, outside the log, for each connection that breaks off. */
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
