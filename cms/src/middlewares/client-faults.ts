import type { Core } from "@strapi/strapi";
import * as z from "zod";

type Context = Parameters<Core.MiddlewareHandler>[0];

const clientStatus = z.number().int().min(400).max(499);

/** An answer that an error asks for: as most say it, and as the reader of forms with files does. */
const refusalSchema = z.union([
  z.object({ status: clientStatus }).transform(({ status }) => status),
  z.object({ httpCode: clientStatus }).transform(({ httpCode }) => httpCode),
]);

const codeSchema = z.object({ code: z.string() });

/** Codes of zlib for what isn't compressed as it says. */
const unreadable = /^Z_(?:DATA|BUF|NEED_DICT)/u;

/** Codes of a connection that the other side broke off, or that carries no HTTP. */
const brokenOff =
  /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|HPE_\w+|ERR_HTTP_REQUEST_TIMEOUT|ERR_STREAM_PREMATURE_CLOSE)$/u;

/**
 * Stands right behind `strapi::errors`, which logs a stack with every error that isn't its
 * own: what a client does wrong is answered here, so that nobody can fill the log. The
 * request itself is in the log at the level `http`.
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

/** @returns `null` when the content system itself is broken. */
function refusalOf(error: unknown, { req, request }: Context): number | null {
  const asked = refusalSchema.safeParse(error);
  if (asked.success) return asked.data;
  // Once the body is read, what can't be unpacked is ours.
  if (request.body !== undefined) return null;
  const isCutOff = req.destroyed && !req.complete;
  return isCutOff || unreadable.test(codeOf(error)) ? 400 : null;
}

/** Koa writes a stack, past the log, for each connection that breaks off. */
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
