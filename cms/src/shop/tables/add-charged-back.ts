import type { Core } from "@strapi/strapi";

/** A table that was made before chargebacks were noted gets their column. */
export async function addChargedBack({ connection }: Core.Strapi["db"], table: string): Promise<void> {
  if (await connection.schema.hasColumn(table, "chargedBackCents")) return;
  await connection.schema.alterTable(table, (columns) => {
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
  });
}
