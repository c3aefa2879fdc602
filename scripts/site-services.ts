import path from "node:path";
import { siteSecrets, withoutSecrets, type Variables } from "./secrets.ts";
import { startService, type Service } from "./service.ts";

export interface AdminLogin {
  email: string;
  password: string;
}

/** Script of the CMS, with a limit on its heap: without one, garbage piled up to over 1 GB (`bench/README.md`). */
export const cmsScript = ["--max-old-space-size=1024", "bin/serve.ts"];

const adminLoginPrefix = "ADMIN_LOGIN ";

/** Whether a line of output is for the start script, not for people. */
const isForTheStarter = (line: string) =>
  line.startsWith("CMS_READY ") || /"message":"(?:Site|Development site) is up"/u.test(line);

const seedPrefix = "SEED ";

/** Prints the progress of seeding: on one changing line in a terminal, only at the end in a log. */
function showSeeding(progress: string): void {
  const isDone = progress.startsWith("complete");
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[KFilling the CMS: ${progress}${isDone ? "\n" : ""}`);
  else if (isDone) process.stdout.write(`Filling the CMS: ${progress}\n`);
}

/** Starts the built CMS. @param onAdminLogin - Gets the login when the CMS creates its first administrator. */
export function startCms(root: string, variables: Variables, onAdminLogin: (login: AdminLogin) => void): Service {
  return startService({
    name: "cms",
    script: cmsScript,
    folder: path.join(root, "cms"),
    variables: { ...variables, NODE_ENV: "production" },
    onLine(line) {
      const login = parseAdminLogin(line);
      if (login !== null) onAdminLogin(login);
      if (line.startsWith(seedPrefix)) showSeeding(line.slice(seedPrefix.length));
      return login === null && !line.startsWith(seedPrefix) && !isForTheStarter(line);
    },
  });
}

/** Starts the built site. Of the secrets it gets only the one that it shares with the CMS. */
export function startWeb(root: string, variables: Variables): Service {
  return startService({
    name: "web",
    script: ["server/serve.ts"],
    folder: path.join(root, "web"),
    variables: { ...withoutSecrets(variables), ...siteSecrets(variables), NODE_ENV: "production" },
    onLine: (line) => !isForTheStarter(line),
  });
}

/** Parses the line with the login of the CMS's first administrator; `null` for any other line. */
export function parseAdminLogin(line: string): AdminLogin | null {
  if (!line.startsWith(adminLoginPrefix)) return null;
  const login: unknown = JSON.parse(line.slice(adminLoginPrefix.length));
  if (typeof login !== "object" || login === null || !("email" in login) || !("password" in login)) {
    throw new Error("The CMS told of its first administrator in a form that start doesn't know");
  }
  return { email: String(login.email), password: String(login.password) };
}
