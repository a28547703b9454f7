// Runs a scanner isolated: it sees its own folders and the code, but no other file of the data
// folder, no other process and no socket of the machine. As root it also runs as another user.
import { constants } from 'node:os';
import { realpath } from 'node:fs/promises';
import type { ProgramResult } from '../run-program.ts';
import { wrapInBubblewrap } from './bubblewrap.ts';
import type { Command, Confinement } from './confinement.ts';
import { limitInScope, limitResources } from './limits.ts';
import { enterNamespaces } from './namespaces.ts';
import { throughRelay } from './relay.ts';

/**
 * - `own_user`: the server is root. Each run has a user and namespaces of its own.
 * - `bubblewrap`, `namespaces`: the same ordinary user as the server, in namespaces of its own.
 * - `scope`, `limits`: nothing is hidden; a control group or the process has limits.
 * - `none`: the machine supports none of them.
 */
export type SandboxKind = 'own_user' | 'bubblewrap' | 'namespaces' | 'scope' | 'limits' | 'none';

/** Returns whether the scanner sees no file of the data folder but its own. */
export const hidesDataFolder = (kind: SandboxKind): boolean =>
  kind === 'own_user' || kind === 'bubblewrap' || kind === 'namespaces';

/**
 * No account has these ids: systemd assigns them to services while they run, from the other end of
 * its range.
 */
const firstUser = 65_000;

const usersInUse = new Set<number>();

/** Runs work as a user that no other run of this server has. */
export const withUser = async <T>(work: (user: number) => Promise<T>): Promise<T> => {
  let user = firstUser;
  while (usersInUse.has(user)) user += 1;
  usersInUse.add(user);
  try {
    return await work(user);
  } finally {
    usersInUse.delete(user);
  }
};

/**
 * Returns the command that runs a program in a sandbox.
 * @throws {Error} if the machine has no folder to mount on
 */
export const confine = async (
  kind: Exclude<SandboxKind, 'none'>,
  { program, args }: Pick<Command, 'program' | 'args'>,
  confinement: Confinement,
  user: number,
): Promise<Command> => {
  const { network, cwd, write } = confinement;
  const plain: Command = { program, args, cwd };
  if (kind === 'scope') return limitInScope(plain);
  if (kind === 'limits') return limitResources(plain);
  const command = network === 'relayed' ? throughRelay(plain, write.at(-1) ?? cwd) : plain;
  const programs = await Promise.all(
    [...new Set([program, command.program])].map((file) => realpath(file)),
  );
  return kind === 'bubblewrap'
    ? wrapInBubblewrap(command, confinement, programs)
    : enterNamespaces(command, confinement, programs, kind === 'own_user' ? user : undefined);
};

/** The shell in the sandbox exits with 128 plus the number of the signal that ended the program. */
export const toInnerResult = (ended: ProgramResult): ProgramResult => {
  if (ended.how !== 'exit' || ended.code <= 128) return ended;
  const entry = Object.entries(constants.signals).find(([, n]) => n === ended.code - 128);
  return entry ? { how: 'signal', signal: entry[0] } : ended;
};
