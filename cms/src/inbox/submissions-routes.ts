import type { Core } from "@strapi/strapi";
import { submissionPath } from "#contract/forms/submission";
import { readPost } from "./read-post.ts";
import { receiveSubmission } from "./receive-submission.ts";

/**
 * Answers `POST /api/form-submissions` of the web server, which signs its posts with
 * the shared secret. 201 for a new submission, 200 for one that is stored already,
 * 422 with errors by input, 404 for a form that isn't published, 400 for a malformed
 * post and 401 for one that isn't signed.
 *
 * @param secret - When absent, every post is refused.
 * @param onStored - Called after each submission that is stored.
 */
export function addSubmissionsRoutes(strapi: Core.Strapi, secret: string | undefined, onStored: () => void): void {
  const handler: Core.MiddlewareHandler = async (ctx) => {
    ctx.set("cache-control", "no-store");
    const post = await readPost(strapi, ctx, secret);
    if (typeof post === "number") {
      ctx.status = post;
      return;
    }

    const { status, body } = await receiveSubmission(strapi, post);
    ctx.status = status;
    ctx.body = body;
    if (status === 201) onStored();
  };
  strapi.server.routes([{ method: "POST", path: submissionPath, handler, config: { auth: false } }]);
}
