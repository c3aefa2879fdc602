type Fields = Record<string, string | number | boolean | null | undefined>;

function write(level: "info" | "warn" | "error", message: string, fields: Fields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  const stream = level === "info" ? process.stdout : process.stderr;
  stream.write(`${line}\n`);
}

/** The server's log: one JSON line per event. Fields hold nothing personal. */
export const log = {
  info: (message: string, fields: Fields = {}) => write("info", message, fields),
  warn: (message: string, fields: Fields = {}) => write("warn", message, fields),
  error: (message: string, fields: Fields = {}) => write("error", message, fields),
};
