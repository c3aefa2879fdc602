import path from "node:path";
import { sign } from "@circuit/contract/site-link/signature";
import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge, purgeSecret } from "../fixtures/purge.ts";
import { ownRedis } from "../fixtures/redis.ts";
import { soon, test as base } from "../fixtures/site-on-stand-in.ts";
import type { startWebServer } from "../fixtures/web-server.ts";

type Server = Awaited<ReturnType<typeof startWebServer>>;

interface Machines {
  redis: Awaited<ReturnType<typeof ownRedis>>;
  /** Starts the site as on two machines, each with its own pages and two processes, and one Redis for both. */
  startBoth: () => Promise<[Server, Server]>;
}

const test = base.extend<{ machines: Machines }>({
  machines: async ({ site }, use) => {
    const redis = await ownRedis();
    const start = async (name: string) => {
      const variables = { REDIS_URL: redis.url, PAGES_DIR: path.join(site.folder, name), WEB_PROCESSES: "2" };
      const server = await site.start(variables);
      await expect.poll(() => server.processes().length, soon).toBe(2);
      return server;
    };
    await use({ redis, startBoth: async () => [await start("one"), await start("other")] });
    await redis.stop();
  },
});

const channel = "circuit:changes";

/** How often a message is in the log of a server. */
const timesIn = (server: Server, message: string) => server.log().split(`"message":"${message}"`).length - 1;

const connections = (server: Server) => timesIn(server, "Redis passes changes on");

/** Whether home has a text for each of eight visitors, whose new connections reach either process. */
async function everybodyReads(server: Server, title: string): Promise<boolean> {
  for (let visitor = 0; visitor < 8; visitor += 1) {
    const answer = await fetch(`${server.address}/`, { headers: { connection: "close" } });
    if (answer.status !== 200 || !(await answer.text()).includes(title)) return false;
  }
  return true;
}

test("without Redis at the start, or with one that dies, sites serve, say so once, and hear of changes when it is back", async ({
  machines: { redis, startBoth },
  site: { standIn },
}) => {
  const both = await startBoth();
  const [told, other] = both;
  const outages = (server: Server) => timesIn(server, "Redis is out of reach");
  for (const server of both) expect(await everybodyReads(server, "Een ander systeem")).toBe(true);
  expect(both.map(outages), "before there is one").toEqual([1, 1]);

  for (const round of [1, 2]) {
    await redis.start();
    for (const server of both) await expect.poll(() => connections(server), soon).toBe(round);
    standIn.home.title = `Ronde ${round} met Redis`;
    await purge(told.address, homeChanged);
    await expect.poll(() => everybodyReads(other, `Ronde ${round} met Redis`), soon).toBe(true);
    await expect.poll(() => everybodyReads(told, `Ronde ${round} met Redis`), soon).toBe(true);
    // Each machine made its pages again once: the sender ignores its own message, and it isn't sent back.
    const timesMade = both.map((server) => () => timesIn(server, "Changed pages are made again"));
    if (round === 1) for (const times of timesMade) await expect.poll(times, soon).toBe(1);

    await redis.stop();
    for (const server of both) await expect.poll(() => outages(server), soon).toBe(round + 1);
    standIn.home.title = `Ronde ${round} zonder Redis`;
    expect((await purge(told.address, homeChanged)).status).toBe(202);
    await expect.poll(() => everybodyReads(told, `Ronde ${round} zonder Redis`), soon).toBe(true);
    expect(await everybodyReads(other, `Ronde ${round} met Redis`), "serves what it knows").toBe(true);
  }
  expect(both.map(outages), "once for each time").toEqual([3, 3]);
});

test("who can reach Redis alone changes nothing", async ({ machines: { redis, startBoth }, site: { standIn } }) => {
  await redis.start();
  const both = await startBoth();
  for (const server of both) {
    await expect.poll(() => connections(server), soon).toBe(1);
    expect(await everybodyReads(server, "Een ander systeem")).toBe(true);
  }
  standIn.home.title = "Nog niet bekend";

  const sealed = (content: object | string, key = purgeSecret, ageSeconds = 0) => {
    const said = typeof content === "string" ? content : JSON.stringify(content);
    return `${sign(key, "machines", `${channel} ${said}`, Math.floor(Date.now() / 1000) - ageSeconds)} ${said}`;
  };
  const envelope = { from: "een-andere-machine", ...homeChanged };
  const genuine = sealed(envelope);
  const refused = {
    "no message of ours": "hallo",
    "nothing at all": "",
    unsigned: JSON.stringify(envelope),
    "signed with another secret": sealed(envelope, "een-ander-geheim-dan-dat"),
    "changed on its way": genuine.replace("home", "huis"),
    "from six minutes ago": sealed(envelope, purgeSecret, 360),
    "a purge of the content system": `${sign(purgeSecret, "purge", JSON.stringify(envelope), Math.floor(Date.now() / 1000))} ${JSON.stringify(envelope)}`,
    "signed, but no changes": sealed({ from: "een-andere-machine", changes: [{ type: "pages" }] }),
    "signed, but no JSON": sealed("geen json"),
  };
  for (const message of Object.values(refused)) await redis.publish(channel, message);
  const refusals = (server: Server) => timesIn(server, "Message of another machine is refused");
  for (const server of both) {
    await expect.poll(() => refusals(server), soon).toBe(Object.keys(refused).length);
    expect(timesIn(server, "Changed pages are made again")).toBe(0);
    expect(await everybodyReads(server, "Een ander systeem")).toBe(true);
  }

  await redis.publish(channel, genuine);
  for (const server of both) await expect.poll(() => everybodyReads(server, "Nog niet bekend"), soon).toBe(true);
});
