import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { contentSystemUrl } from "../fixtures/content-system.ts";
import { editorLogin } from "../fixtures/editor.ts";
import { hosts, startShippedNginx } from "../fixtures/shipped-nginx.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const megabyte = 1024 * 1024;

let web: Awaited<ReturnType<typeof startWebServer>>;
let nginx: Awaited<ReturnType<typeof startShippedNginx>>;

test.beforeAll(async () => {
  const unit = await readFile(new URL("../../deploy/circuit-site.service", import.meta.url), "utf8");
  const variables = [...unit.matchAll(/^Environment=(?<name>\w+)=(?<value>.*)$/gmu)].map(({ groups }) => [
    groups?.["name"],
    groups?.["value"],
  ]);
  web = await startWebServer({
    CMS_URL: contentSystemUrl,
    SITE_URL: `https://${hosts.site}`,
    FORM_SENDS_PER_ADDRESS: "1",
    ...Object.fromEntries(variables),
  });
  nginx = await startShippedNginx(new URL(web.local).port, new URL(contentSystemUrl).port);
  await nginx.ready();
});

test.afterAll(async () => {
  await nginx.stop();
  await web.stop();
});

/** A multipart body with one file, as a browser sends it. @param form - Id of its form; empty for none. */
function fileBody(field: string, name: string, content: Buffer, form = "") {
  const boundary = "----circuit";
  const own = `--${boundary}\r\nContent-Disposition: form-data; name="form_id"\r\n\r\n${form}\r\n`;
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const head = form === "" ? file : `${own}${file}`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}

const targets = ["api/pages", "api/forms?filters[id]=1", "API/pages", "Api/changes", "api", "api/upload", "_health"];
const disguises = (target: string) => [
  `/${target}`,
  `//${target}`,
  `/./${target}`,
  `/admin/../${target}`,
  `/admin/%2e%2e/${target}`,
  `/admin/..%2f${target}`,
  `/%61${target.slice(1)}`,
  `/admin/..;/${target}`,
  `/admin//..//${target}`,
  `/uploads/..%2f..%2f${target}`,
  `/admin\\..\\${target}`,
];

test("the API of the content system is nobody's from outside, however its address is spelled", async () => {
  const found: string[] = [];
  for (const host of Object.values(hosts)) {
    for (const path of targets.flatMap(disguises)) {
      const { status, text } = await nginx.ask({ host, path });
      const isApi = /"(?:data|attributes|cursor|changes)":/u.test(text) || status === 401 || status === 403;
      if (isApi || (status < 300 && host === hosts.editors && !path.startsWith("/admin"))) {
        found.push(`${host}${path} ${status} ${text.slice(0, 80)}`);
      }
    }
  }
  expect(found).toEqual([]);
});

/** A picture of one pixel; bytes after its end are ignored. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("editors log in and upload a picture of several megabytes, visitors are refused", async () => {
  const { host } = { host: hosts.editors };
  const { status, text } = await nginx.ask({
    host,
    path: "/admin/login",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(editorLogin),
  });
  expect(status).toBe(200);
  const { data }: { data: { token: string } } = JSON.parse(text);
  const padded = Buffer.concat([picture, randomBytes(5 * megabyte)]);
  const { body, headers } = fileBody("files", "groot.png", padded);
  const authorization = `Bearer ${data.token}`;
  const sent = await nginx.ask({ host, path: "/upload", method: "POST", headers: { ...headers, authorization }, body });
  expect(sent.status, sent.text).toBe(201);
  expect((await nginx.ask({ host, path: "/upload", method: "POST", headers, body })).status).toBe(401);

  const outside = await nginx.ask({ host: hosts.site, path: "/upload", method: "POST", headers, body });
  expect([404, 405]).toContain(outside.status);
});

test("a form with photos arrives at the site, and one address's many tries are no other's", async () => {
  const page = await nginx.ask({ host: hosts.site, path: "/posters/gezocht" });
  const [, form = ""] = /name="form_id" value="([a-z0-9]+)"/u.exec(page.text) ?? [];
  const { body, headers } = fileBody("photo", "poster.jpg", randomBytes(20 * megabyte), form);
  const post = (from: string, content = body) =>
    nginx.ask({
      host: hosts.site,
      path: "/posters/gezocht",
      method: "POST",
      headers: { ...headers, origin: `https://${hosts.site}`, accept: "text/html" },
      body: content,
      from,
    });
  expect((await post("127.0.0.2")).status, "what else the form asks is missing").toBe(422);

  const statuses: number[] = [];
  const { body: small } = fileBody("photo", "poster.jpg", randomBytes(100), form);
  for (let tries = 0; tries < 40; tries += 1) statuses.push((await post("127.0.0.2", small)).status);
  expect(statuses).toContain(429);
  expect((await post("127.0.0.3", small)).status).not.toBe(429);
});
