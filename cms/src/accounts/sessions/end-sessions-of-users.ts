import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { deletePendingOfAddress, userUid } from "../account-user.ts";
import { dropLinks } from "../tables/link-table.ts";
import { dropPasskeys } from "../tables/passkey-table.ts";
import { endSessions } from "../tables/session-table.ts";

const usersSchema = z.array(z.object({ id: z.number(), email: z.string() }));

const changesSchema = z.object({ password: z.unknown(), blocked: z.unknown() }).partial();

/**
 * Ends a user's sessions whenever the user is blocked or deleted or gets another password, through the account API or
 * the panel. A deleted user's mailed codes, passkeys and provider links are deleted too.
 */
export function endSessionsOfUsers(strapi: Core.Strapi): void {
  const usersOf = async (where: unknown) =>
    usersSchema.parse(await strapi.db.query(userUid).findMany({ where: where ?? {}, select: ["id", "email"] }));
  const end = async (where: unknown, isDeleted: boolean) => {
    const users = await usersOf(where);
    await strapi.db.transaction(async ({ trx }) => {
      const ids = users.map(({ id }) => id);
      await endSessions(trx, ids);
      if (!isDeleted) return;
      await dropPasskeys(trx, ids);
      await dropLinks(trx, ids);
      for (const { email } of users) await deletePendingOfAddress(trx, email);
    });
  };
  const onUpdate = async ({ params }: { params: { where?: unknown; data?: unknown } }) => {
    const changes = changesSchema.safeParse(params.data).data ?? {};
    if (changes.password !== undefined || changes.blocked === true) await end(params.where, false);
  };
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate: onUpdate,
    beforeUpdateMany: onUpdate,
    beforeDelete: ({ params }) => end(params.where, true),
    beforeDeleteMany: ({ params }) => end(params.where, true),
  });
}
