// The part of SMTP that a client needs to deliver one mail, and a mode in which it accepts a
// connection and never responds.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type MailServer = {
  port: number;
  letters: string[];
  connected: () => Promise<void>;
  close: () => Promise<void>;
};

const serve = (socket: Socket, letters: string[]) => {
  let inLetter = false;
  let pending = '';
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    pending += chunk.toString('utf8');
    if (inLetter) {
      if (!pending.includes('\r\n.\r\n')) return;
      letters.push(pending);
      [inLetter, pending] = [false, ''];
      socket.write('250 accepted\r\n');
      return;
    }
    for (
      let end = pending.indexOf('\r\n');
      end !== -1 && !inLetter;
      end = pending.indexOf('\r\n')
    ) {
      const command = pending.slice(0, end).toUpperCase();
      pending = pending.slice(end + 2);
      inLetter = command === 'DATA';
      socket.write(inLetter ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
};

export const startMailServer = async ({ silent = false } = {}): Promise<MailServer> => {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    if (!silent) serve(socket, letters);
  });
  const connection = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    letters,
    connected: async () => {
      await connection;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
