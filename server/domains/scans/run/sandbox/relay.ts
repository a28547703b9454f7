// Network access of a sandbox without a network: a program that listens on the sandbox's own
// loopback address, forwards each connection to the socket of the outgoing proxy, and starts the
// scanner.
import { relayed } from '../../../../platform/outgoing/outgoing-proxy.ts';
import type { Command } from './confinement.ts';

/** Arguments: the folder of the socket, the working folder, then the program with its arguments. */
const script = `
const net = require('node:net'), { spawn } = require('node:child_process'), { signals } = require('node:os').constants;
const [folder, cwd, program, ...args] = process.argv.slice(1);
process.chdir(folder);
const fail = (error) => { process.stderr.write(error.message + '\\n'); process.exit(126); };
const start = () => {
  const child = spawn(program, args, { cwd, stdio: 'inherit' });
  child.once('error', fail);
  child.once('exit', (code, signal) => process.exit(code === null ? 128 + signals[signal] : code));
};
net.createServer((near) => {
  const far = net.connect('${relayed.socket}');
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  near.pipe(far).pipe(near);
}).once('error', fail).listen(${relayed.port}, '127.0.0.1', start);
`;

/** @param folder contains the socket of the outgoing proxy */
export const throughRelay = ({ program, args, cwd }: Command, folder: string): Command => ({
  program: process.execPath,
  args: ['-e', script, '--', folder, cwd, program, ...args],
  cwd,
});
