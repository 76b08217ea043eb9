// What others do: each line that is read is told to everybody, by Node's http as server-sent events, by ws, or by socket.io.
// node peers.mjs http|ws|socket.io BYTES; the libraries are looked for in target/peers.
import http from "node:http";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const [kind, bytes] = process.argv.slice(2);
const target = process.env.CARGO_TARGET_DIR ?? new URL("../../target", import.meta.url).pathname;
const require = createRequire(`${target}/peers/`);
let number = 0;
const event = () => {
  const head = `id: node.${number}\nevent: view\ndata: `;
  number += 1;
  return `${head.padEnd(Number(bytes) - 2, "x")}\n\n`;
};
const said = new Set();
const servers = {
  http: () => {
    const server = http.createServer((_asked, answer) => {
      answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      answer.write(event());
      said.add(answer);
      answer.on("close", () => said.delete(answer));
    });
    return [server, (text) => said.forEach((answer) => answer.write(text))];
  },
  ws: () => {
    const { WebSocketServer } = require("ws");
    const server = http.createServer();
    const sockets = new WebSocketServer({ server, perMessageDeflate: false });
    sockets.on("connection", (socket) => socket.send(event()));
    return [server, (text) => sockets.clients.forEach((socket) => socket.send(text))];
  },
  "socket.io": () => {
    const { Server } = require("socket.io");
    const server = http.createServer();
    const sockets = new Server(server, { transports: ["websocket"], pingInterval: 60_000 });
    sockets.on("connection", (socket) => socket.emit("view", event()));
    return [server, (text) => sockets.emit("view", text)];
  },
};
/** A server of that kind; where its package is not there, that is said in a line. */
const begun = () => {
  try {
    return servers[kind]();
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    console.error(error.message.split("\n")[0]);
    return process.exit(1);
  }
};
const [server, tell] = begun();
server.listen({ host: "127.0.0.1", port: 0, backlog: 4096 }, () => {
  const path = kind === "socket.io" ? "/socket.io/?EIO=4&transport=websocket" : "/";
  console.log(`127.0.0.1:${server.address().port} ${path}`);
});
createInterface({ input: process.stdin }).on("line", () => tell(event())).on("close", () => process.exit());
