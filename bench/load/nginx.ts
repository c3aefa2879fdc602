import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { childrenOf } from "./processes.ts";

export interface Nginx {
  address: string;
  /** Id of its worker. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with one worker.
 *
 * @param configuration - Directives for its `http` block, with a server on the port.
 */
async function startNginx(port: number, configuration: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), "circuit-nginx-"));
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
     events { worker_connections 1024; }
     http {
       include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       open_file_cache max=1000 inactive=60s; open_file_cache_valid 1s;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       ${configuration}
     }`,
  );
  const child = spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(address);

  const [pid] = childrenOf(child.pid ?? 0);
  if (pid === undefined) throw new Error("nginx has no process that serves");
  return {
    address,
    pid,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing answers at ${address}`);
}

/** Makes a temporary folder that nginx can read, whichever user it runs as. */
async function readableFolder(prefix: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(parent, prefix));
  await chmod(folder, 0o755);
  return folder;
}

/** Starts nginx in its fastest form: it serves one file that is compressed already. */
export async function startStaticNginx(port: number, body: Buffer, headers: Record<string, string>): Promise<Nginx> {
  const folder = await readableFolder("circuit-static-");
  await writeFile(path.join(folder, "page"), body);
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const page = `root ${folder}; default_type "text/html; charset=utf-8"; ${sent.join(" ")}`;
  const nginx = await startNginx(port, `server { listen 127.0.0.1:${port}; ${page} }`);
  return { ...nginx, address: `${nginx.address}/page` };
}

/** Starts nginx in front of the site with the shipped configuration; without TLS, which costs every answer the same. */
export async function startShippedNginx(port: number, siteUrl: string): Promise<Nginx> {
  // In memory, as shipped.
  const folder = await readableFolder("circuit-copies-", "/dev/shm");
  const shipped = await readFile(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
  const configuration = shipped
    .replace(/server \{\s+listen 80;[^}]+\}/u, "")
    .replaceAll(/^ *(?:ssl_|listen \[).+$/gmu, "")
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("server 127.0.0.1:3000;", `server ${new URL(siteUrl).host};`)
    .replace("/run/circuit-pages", `${folder}/pages`);
  const nginx = await startNginx(port, configuration);
  return { ...nginx, stop: () => nginx.stop().then(() => rm(folder, { recursive: true, force: true })) };
}
