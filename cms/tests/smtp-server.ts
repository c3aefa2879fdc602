import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** A mail as the server received it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  data: string;
}

/** A mail server that speaks enough SMTP (RFC 5321) for one client, and can be stopped and started. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Answer to recipients instead of 250, for example `550 5.1.1 no such person`; `null` accepts them. */
  refusal: string | null = null;
  /** Answers instead of the greeting, and to logins and senders; `null` accepts each. */
  outage: { at: "greeting" | "EHLO" | "AUTH" | "MAIL"; answer: string } | null = null;
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  /** Listens, first on a port of the system's choice, later on the same one. @returns Its address. */
  async start(): Promise<string> {
    const server = createServer((socket) => this.#talk(socket));
    this.#server = server;
    await once(server.listen(this.#port, "127.0.0.1"), "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The mail server listens on no port");
    this.#port = address.port;
    return `smtp://circuit:secret@127.0.0.1:${this.#port}`;
  }

  /** Stops at once and breaks off all connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket)).on("error", () => socket.destroy());
    const greeting = this.outage?.at === "greeting" ? this.outage.answer : "220 circuit test";
    socket.setEncoding("utf8").write(`${greeting}\r\n`);

    let pending = "";
    let mail: ReceivedMail = { from: "", to: [], data: "" };
    let isData = false;
    const line = (text: string) => {
      if (isData && text === ".") {
        isData = false;
        this.received.push(mail);
        mail = { from: "", to: [], data: "" };
        return "250 kept";
      }
      if (isData) {
        mail.data += `${text.replace(/^\.\./u, ".")}\r\n`;
        return null;
      }
      const [verb = ""] = text.toUpperCase().split(" ");
      const path = /<([^>]*)>/u.exec(text)?.[1] ?? "";
      if (this.outage !== null && (verb === this.outage.at || (verb === "HELO" && this.outage.at === "EHLO")))
        return this.outage.answer;
      if (verb === "EHLO") return "250-circuit\r\n250 AUTH PLAIN";
      if (verb === "HELO") return "250 circuit";
      if (verb === "AUTH") return "235 welcome";
      if (verb === "MAIL") mail.from = path;
      if (verb === "RCPT" && this.refusal !== null) return this.refusal;
      if (verb === "RCPT") mail.to.push(path);
      isData = verb === "DATA";
      if (isData) return "354 go on";
      return verb === "QUIT" ? "221 bye" : "250 ok";
    };
    socket.on("data", (chunk: string) => {
      const lines = `${pending}${chunk}`.split("\r\n");
      pending = lines.pop() ?? "";
      for (const text of lines) {
        const answer = line(text);
        if (answer !== null) socket.write(`${answer}\r\n`);
      }
    });
  }
}
