// A TCP proxy between the product and its database, whose connections can be cut and redirected.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** Breaks all connections and returns their number; new ones are accepted. */
  cut: () => number;
  /** Also refuses new connections, until `open`. */
  shut: () => void;
  open: () => void;
  /** Redirects new connections to this port and cuts existing ones. */
  leadTo: (port: number) => void;
  close: () => Promise<void>;
};

export const startRelay = async (target: { host?: string; port: number }): Promise<Relay> => {
  const { host = '127.0.0.1' } = target;
  let { port: targetPort } = target;
  let isShut = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isShut) {
      client.resetAndDestroy();
      return;
    }
    const onward = connect(targetPort, host);
    keep(onward);
    client.pipe(onward).pipe(client);
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const)
      one.once('close', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    const connections = sockets.size / 2;
    for (const socket of sockets) socket.resetAndDestroy();
    return Math.round(connections);
  };
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    cut,
    shut: () => {
      isShut = true;
      cut();
    },
    open: () => {
      isShut = false;
    },
    leadTo: (port) => {
      targetPort = port;
      cut();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
};
