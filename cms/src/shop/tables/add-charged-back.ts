import type { Core } from "@strapi/strapi";

/** Migration: adds the column for chargebacks. */
export async function addChargedBack({ connection }: Core.Strapi["db"], table: string): Promise<void> {
  if (await connection.schema.hasColumn(table, "chargedBackCents")) return;
  await connection.schema.alterTable(table, (columns) => {
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
  });
}
