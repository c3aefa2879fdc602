import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { childrenOf } from "./processes.ts";

export interface Nginx {
  address: string;
  /** Id of its worker. */
  pid: number;
  stop(): Promise<void>;
}

const modules = ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"];

/**
 * Starts nginx with one worker.
 *
 * @param locations - Directives for its `server` block.
 */
async function startNginx(port: number, locations: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), "circuit-nginx-"));
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    `${modules
      .filter(existsSync)
      .map((module) => `load_module ${module};\n`)
      .join("")}
     worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
     events { worker_connections 1024; }
     http {
       include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       open_file_cache max=1000 inactive=60s; open_file_cache_valid 1s;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       server { listen 127.0.0.1:${port}; ${locations} }
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
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await fetch(address);
      return;
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing answers at ${address}`);
}

/** Makes a temporary folder that nginx can read, whichever user it runs as. */
async function readableFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}

/** Starts nginx in its fastest form: it serves one file that is compressed already. */
export async function startStaticNginx(port: number, body: Buffer, headers: Record<string, string>): Promise<Nginx> {
  const folder = await readableFolder("circuit-static-");
  await writeFile(path.join(folder, "page"), body);
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const nginx = await startNginx(port, `root ${folder}; default_type "text/html; charset=utf-8"; ${sent.join(" ")}`);
  return { ...nginx, address: `${nginx.address}/page` };
}

/** Starts nginx in front of the site, which serves the stored pages from a copy of the site's folder. */
export async function startPagesNginx(port: number, pages: string, page: string, siteUrl: string): Promise<Nginx> {
  // A copy of one page, so that nginx may read it whichever user it runs as.
  const folder = await readableFolder("circuit-front-");
  const target = path.join(folder, page);
  await mkdir(target, { recursive: true });
  for (const ending of ["", ".br", ".gz"]) {
    const name = `index.html${ending}`;
    // oxlint-disable-next-line no-await-in-loop -- three small files
    await copyFile(path.join(pages, page, name), path.join(target, name));
  }
  const nginx = await startNginx(
    port,
    `root ${folder}; brotli_static on; gzip_static on; default_type "text/html; charset=utf-8";
     add_header X-Content-Type-Options nosniff; add_header Cache-Control "public, max-age=0, s-maxage=10";
     location / { try_files $uri/index.html @site; }
     location @site { proxy_pass ${siteUrl}; }`,
  );
  return { ...nginx, address: `${nginx.address}${page}` };
}
