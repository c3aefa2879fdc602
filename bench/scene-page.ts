import { createServer, type Server } from "node:http";
import path from "node:path";
import { build } from "vite";

/** A page with modules of the product, and an empty canvas as large as the window. */
interface ScenePage {
  address: string;
  close: () => void;
}

/**
 * Builds modules of the product, and serves a page that holds them as `globalThis.product`: without the site around them.
 *
 * @param modules - Their files, from the root of the repository, by the names that they get.
 */
export async function serveScene(root: string, modules: Readonly<Record<string, string>>): Promise<ScenePage> {
  const names = Object.keys(modules);
  const page = `<!doctype html><meta charset="utf-8"><title>Scene</title>
<style>html,body{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>
<script type="module">
${names.map((name) => `import * as ${name} from "./${name}.js";`).join("\n")}
globalThis.product = { ${names.join(", ")} };
</script>`;
  const files = await builtFiles(root, modules);
  const server = createServer((request, response) => {
    const code = files.get(request.url ?? "");
    response.setHeader("content-type", code === undefined ? "text/html" : "text/javascript");
    response.end(code ?? page);
  });
  return { address: await listen(server), close: () => server.close() };
}

/** The modules as a browser loads them, in as many files as it takes, by their paths. */
async function builtFiles(root: string, modules: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const built = await build({
    root: path.join(root, "web"),
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, path.join(root, file)])),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  return new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("No port"));
      else resolve(`http://127.0.0.1:${address.port}/`);
    });
  });
}
