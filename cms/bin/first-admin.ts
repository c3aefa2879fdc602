import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";

export interface AdminLogin {
  email: string;
  password: string;
}

/**
 * Creates a super administrator when there is no panel user yet.
 *
 * @param password - Generated when absent.
 * @returns The login; `null` when there was a panel user already.
 */
export async function createFirstAdmin(
  strapi: Core.Strapi,
  email: string,
  password = generatePassword(),
): Promise<AdminLogin | null> {
  if ((await strapi.db.query("admin::user").count()) > 0) return null;

  const superAdmin: { id: number } = await strapi.service("admin::role").getSuperAdmin();
  await strapi.service("admin::user").create({
    email,
    password,
    firstname: "Circuit",
    lastname: "Beheer",
    preferedLanguage: "nl",
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
  return { email, password };
}

/** Generates a password; its fixed ending meets the panel's rule of a small letter, a capital and a digit. */
function generatePassword(): string {
  return `${randomBytes(15).toString("base64url")}-aA1`;
}
