import type { Core } from "@strapi/strapi";
import { submissionPath } from "#contract/forms/submission";
import type { Context } from "../content/context.ts";
import { siteRouter } from "../content/routers.ts";
import { mailsOf } from "../mail/mails-service.ts";
import { readPost } from "./read-post.ts";
import { receiveSubmission } from "./receive-submission.ts";

/**
 * Answers the web server's signed `POST /api/form-submissions`: 201 for a new submission, 200 for one that is stored
 * already, 422 with errors by field, 404 for an unpublished form, 400 for a malformed and 401 for an unsigned post.
 */
export function submissionsRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const handler = async (ctx: Context) => {
    ctx.set("cache-control", "no-store");
    const post = await readPost(strapi, ctx);
    if (typeof post === "number") {
      ctx.status = post;
      return;
    }

    const { status, body } = await receiveSubmission(strapi, post);
    ctx.status = status;
    ctx.body = body;
    if (status === 201) mailsOf(strapi).wake();
  };
  return siteRouter([{ method: "POST", path: submissionPath, handler }]);
}
