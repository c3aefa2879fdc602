import { expect, test, vi } from "vitest";
import { findRedirect } from "./redirects.server.ts";

vi.mock("./client.server.ts", () => ({
  cmsListAll: () => Promise.resolve([{ documentId: "r1", from: "/cafe%CC%81", to: "/eten", permanent: true }]),
}));

test("a redirect that was published for a decomposed path holds for that path as visitors' addresses have it", async () => {
  expect(await findRedirect("/caf%C3%A9")).toMatchObject({ to: "/eten" });
});
