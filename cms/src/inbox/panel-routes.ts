import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { rights } from "../content/panel-rights.ts";
import { panelRouter } from "../content/routers.ts";
import { panelLanguage } from "../content/editing/panel-request.ts";
import { type ExportFilters, submissionFilters, subscriptionFilters } from "./export-filters.ts";
import { submissionTable, subscriptionTable } from "./export-rows.ts";
import { privateFileStore } from "../storage/stores.ts";
import { readStoredFiles } from "./inbox-files.ts";
import { type Table, toCsv, toXlsx } from "../spreadsheet/spreadsheet.ts";

const formats = z.enum(["csv", "xlsx"]);

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/**
 * Routes for panel users who may read the inbox: `GET /inbox/submissions/{documentId}/files/{id}` downloads a file,
 * `GET /inbox/{submissions|subscriptions}.{csv|xlsx}` a list with the panel's filters.
 */
export function inboxRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const exporting =
    (tableOf: typeof submissionTable, exportFilters: z.ZodType<ExportFilters>) => async (ctx: Context) => {
      const format = formats.safeParse(ctx.params.format);
      const filters = exportFilters.safeParse(ctx.query.filters);
      if (!format.success || !filters.success) {
        ctx.status = 400;
        return;
      }
      const table: Table = await tableOf(strapi, filters.data, panelLanguage(strapi));
      ctx.attachment(`export-${new Date().toISOString().slice(0, 10)}.${format.data}`);
      ctx.set("cache-control", "no-store");
      ctx.type = types[format.data];
      ctx.body = format.data === "csv" ? toCsv(table) : await toXlsx(table);
    };
  const submissions = { action: rights.read, subject: "api::submission.submission" };
  const subscriptions = { action: rights.read, subject: "api::subscription.subscription" };

  return panelRouter("/inbox", [
    {
      method: "GET",
      path: "/submissions/:documentId/files/:file",
      right: submissions,
      handler: (ctx) => sendFile(strapi, ctx),
    },
    {
      method: "GET",
      path: "/submissions.:format",
      right: submissions,
      handler: exporting(submissionTable, submissionFilters),
    },
    {
      method: "GET",
      path: "/subscriptions.:format",
      right: subscriptions,
      handler: exporting(subscriptionTable, subscriptionFilters),
    },
  ]);
}

async function sendFile(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const documentId = String(ctx.params.documentId);
  const submission = await strapi.documents("api::submission.submission").findOne({ documentId, fields: ["files"] });
  const file = readStoredFiles(submission?.files).files.find(({ id }) => id === ctx.params.file);
  const found = file === undefined ? null : await privateFileStore(strapi).open(file.id);
  if (file === undefined || found === null) {
    ctx.status = 404;
    return;
  }

  ctx.attachment(file.name);
  ctx.type = file.type;
  ctx.set({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // A PDF is stored as sent, so scripts in it mustn't run on this origin.
    "content-security-policy": "sandbox; default-src 'none'",
  });
  ctx.body = found.body;
  ctx.length = found.size;
}
