// boardgame.io's server as it comes: in memory, all defaults.
// It prints its port once it listens.

const { Server, Origins } = require("boardgame.io/server");
const { dream, delta, together } = require("./game.js");

// Refused steps are written to the log one by one; that is not what is measured.
console.error = () => {};

const server = Server({ games: [dream, delta, together], origins: [Origins.LOCALHOST] });
// Passed on to node's own listen, which takes a host with the port.
const port = { port: 0, host: "127.0.0.1" };
server.run({ port }).then(({ appServer }) => {
  process.stdout.write(`listening ${appServer.address().port}\n`);
});
