import { randomBytes } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const { E2E_PRIVATE_DIR: privateFolder = "" } = process.env;

/** Of some password, with as many rounds as those that the content system makes. */
const someHash = "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy";

/** Makes confirmed accounts by hand: by their mails it would take minutes. @returns Their addresses. */
export function makeKnownAddresses(count: number, newAddress: () => string): string[] {
  const database = new DatabaseSync(path.join(path.dirname(privateFolder), "cms.db"), { timeout: 10_000 });
  try {
    const insert = database.prepare(
      `insert into up_users (document_id, username, email, provider, password, confirmed, blocked, created_at, updated_at, published_at)
       values (?, ?, ?, 'local', ?, 1, 0, ?, ?, ?)`,
    );
    const emails = Array.from({ length: count }, newAddress);
    const now = Date.now();
    for (const email of emails) insert.run(randomBytes(12).toString("hex"), email, email, someHash, now, now, now);
    return emails;
  } finally {
    database.close();
  }
}
