import * as z from "zod";

/** A logged-in editor of the content system. */
export interface Editor {
  /** Writes an article and publishes it. @returns Its document's id. */
  write(fields: ArticleFields): Promise<string>;
  /** Publishes an article with these fields. */
  publish(documentId: string, fields: ArticleFields): Promise<void>;
  /** Publishes the settings with another text, so that every page changes. */
  changeSettings(): Promise<void>;
  /** Publishes an entry in Dutch. @param type - For example `event`. @returns Its document's id. */
  publishNew(type: string, fields: object): Promise<string>;
  /** Says how many places of an event there are. */
  setPlaces(places: {
    eventId: string;
    day: string;
    pool: string;
    capacity: number;
    seenCapacity: number;
  }): Promise<void>;
}

export interface ArticleFields {
  title: string;
  slug: string;
  summary: string;
  /** ISO 8601 moment. */
  publishedOn: string;
}

const settings = "/content-manager/single-types/api::settings.settings";

const articles = "/content-manager/collection-types/api::news-article.news-article";

const loginSchema = z.object({ data: z.object({ token: z.string() }) });
const documentSchema = z.object({ data: z.object({ documentId: z.string() }) });

/** Logs in to the content system. @throws {Error} The login is refused. */
export async function logIn(cmsUrl: string, email: string, password: string): Promise<Editor> {
  async function send(path: string, body: object, token = "", method = "POST"): Promise<unknown> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await fetch(`${cmsUrl}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  const { token } = loginSchema.parse(await send("/admin/login", { email, password })).data;
  const publish = async (documentId: string, fields: ArticleFields) => {
    await send(`${articles}/${documentId}/actions/publish?locale=nl`, fields, token);
  };
  const changeSettings = async () => {
    await send(`${settings}/actions/publish?locale=nl`, { newsletterTitle: `Altijd als eerste ${Date.now()}` }, token);
  };
  return {
    publish,
    changeSettings,
    async setPlaces(places) {
      await send("/kassa/stock", places, token, "PUT");
    },
    async publishNew(type, fields) {
      const path = `/content-manager/collection-types/api::${type}.${type}`;
      const { data } = documentSchema.parse(await send(`${path}?locale=nl`, fields, token));
      await send(`${path}/${data.documentId}/actions/publish?locale=nl`, fields, token);
      return data.documentId;
    },
    async write(fields) {
      const { data } = documentSchema.parse(await send(`${articles}?locale=nl`, fields, token));
      await publish(data.documentId, fields);
      return data.documentId;
    },
  };
}
