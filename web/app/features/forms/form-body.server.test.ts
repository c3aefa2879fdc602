import { expect, test, vi } from "vitest";

vi.mock("#app/env.server.ts", () => ({ env: { FORMS_DIR: ".cache/form-body-test" } }));

const { readFormBody } = await import("./form-body.server.ts");

const part = '--x\r\nContent-Disposition: form-data; name="naam"\r\n\r\nJo -- rien\r\n--x--\r\n';

function post(type: string, text = part): Request {
  return new Request("http://localhost/contact", { method: "POST", headers: { "content-type": type }, body: text });
}

test.each(["multipart/form-data; boundary=x", 'multipart/form-data; charset=utf-8; boundary="x"'])(
  "F11 a form in parts is read: %s",
  async (type) => {
    const { data, remove } = await readFormBody(post(type));
    expect([...data]).toEqual([["naam", "Jo -- rien"]]);
    await remove();
  },
);

test.each(["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary=""'])(
  "F11 %s is answered at once: what separates its parts isn't said",
  async (type) => {
    await expect(readFormBody(post(type))).rejects.toMatchObject({ name: "FormBodyError", status: 400 });
  },
);

test("F11 a body that ends half-way is no form", async () => {
  const half = post("multipart/form-data; boundary=x", part.slice(0, 60));
  await expect(readFormBody(half)).rejects.toMatchObject({ name: "FormBodyError", status: 400 });
});
