import { expect } from "vitest";
import { creationAnswerSchema, passkeySchema, requestAnswerSchema } from "@circuit/contract/accounts/passkeys";
import { call, newVisitor, overviewOf, password } from "./accounts.ts";
import { type Authenticator, type Changes, newAuthenticator } from "./passkeys.ts";
import type { RunningCms } from "./strapi.ts";

type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** The calls of passkeys as the site makes them, and devices that answer as a browser does. */
export function passkeyCalls(cms: RunningCms) {
  const rowsOf = (table: "passkeys" | "sessions", { user }: Visitor) =>
    cms.strapi.db.connection(`circuit_account_${table}`).where({ userId: user.id });
  const siteUrl = () => cms.strapi.config.get<string>("site.url");
  const newDevice = () => newAuthenticator(siteUrl());
  const askCreation = (jwt: string, secret: string | null = null) =>
    call(cms, "/account/passkeys/creation", { jwt, body: { password: secret } });
  const creation = async (jwt: string) => creationAnswerSchema.parse((await askCreation(jwt, password)).body);
  const keep = (jwt: string, handle: string, response: unknown, name = "") =>
    call(cms, "/account/passkeys", { jwt, body: { handle, name, response } });
  const request = async () => requestAnswerSchema.parse((await call(cms, "/auth/passkey/request", { body: {} })).body);
  const show = (handle: string, response: unknown, network = "somewhere") =>
    call(cms, "/auth/passkey", { network, body: { handle, response } });

  return {
    get hostname() {
      return new URL(siteUrl()).hostname;
    },
    rowsOf,
    newDevice,
    askCreation,
    creation,
    keep,
    request,
    show,
    async listOf(jwt: string) {
      return (await overviewOf(cms, jwt)).passkeys;
    },
    /** A visitor with a passkey. */
    async withPasskey(name = "Telefoon") {
      const visitor = await newVisitor(cms);
      const authenticator = newDevice();
      const { handle, options } = await creation(visitor.jwt);
      const kept = await keep(visitor.jwt, handle, authenticator.make(options), name);
      expect(kept.status).toBe(200);
      return { visitor, authenticator, id: passkeySchema.parse(kept.body).id };
    },
    async signInBy(authenticator: Authenticator, changes: Changes = {}) {
      const { handle, options } = await request();
      return show(handle, authenticator.show(options, changes));
    },
    /** Lets the sign-in of a visitor be some time ago. */
    async tired(visitor: Visitor) {
      await rowsOf("sessions", visitor).update({ createdAt: Date.now() - 11 * 60_000 });
    },
  };
}
