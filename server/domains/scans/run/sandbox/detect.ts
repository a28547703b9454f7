// Determines which sandbox this machine supports by trying it.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../../platform/config/config.ts';
import { createEnvironment, runProgram } from '../run-program.ts';
import type { Confinement } from './confinement.ts';
import { confine, hidesDataFolder, type SandboxKind, withUser } from './sandbox.ts';

const probeMs = 10_000;

type Kind = Exclude<SandboxKind, 'none'>;

/** Returns why the sandbox does not work, or undefined if it works. */
export const trySandbox = async (
  dataDir: string,
  kind: Kind,
  network: Confinement['network'] = 'shared',
): Promise<string | undefined> => {
  const folder = path.join(dataDir, 'scanning');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(path.join(folder, 'probe-'));
  try {
    const { ended, output } = await withUser(async (user) =>
      runProgram({
        ...(await confine(
          kind,
          { program: '/bin/sh', args: ['-c', 'echo tried > tried'] },
          { dataDir, read: [], write: [work], network, cwd: work },
          user,
        )),
        env: createEnvironment(process.env, work),
        milliseconds: probeMs,
        signal: AbortSignal.timeout(2 * probeMs),
      }),
    );
    return ended.how === 'exit' && ended.code === 0 ? undefined : output.trim() || ended.how;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

export type Found = {
  kind: SandboxKind;
  /** Whether scanners can reach the network only through the outgoing proxy. */
  guarded: boolean;
  /** Why none of the stronger ones is used. */
  why?: string;
};

/** The strongest first. */
const kindsFor = (isRoot: boolean): readonly Kind[] =>
  isRoot ? ['own_user', 'limits'] : ['bubblewrap', 'namespaces', 'scope', 'limits'];

const detect = async ({
  dataDir,
  scanners,
}: Pick<Config, 'dataDir' | 'scanners'>): Promise<Found> => {
  if (scanners.sandbox === 'off') return { kind: 'none', guarded: false };
  if (process.platform !== 'linux') return { kind: 'none', guarded: false, why: process.platform };
  const refusals: string[] = [];
  for (const kind of kindsFor(process.getuid?.() === 0)) {
    const refusal = await trySandbox(dataDir, kind);
    if (refusal === undefined) {
      const unguarded = hidesDataFolder(kind)
        ? await trySandbox(dataDir, kind, 'relayed')
        : 'no namespace';
      if (unguarded !== undefined && hidesDataFolder(kind)) refusals.push(`network: ${unguarded}`);
      const why = refusals.join('; ');
      return { kind, guarded: unguarded === undefined, ...(why !== '' && { why }) };
    }
    refusals.push(`${kind}: ${refusal}`);
  }
  return { kind: 'none', guarded: false, why: refusals.join('; ') };
};

const found = new Map<string, Promise<Found>>();

/** Tried once per data folder. */
export const findSandbox = (config: Pick<Config, 'dataDir' | 'scanners'>): Promise<Found> => {
  const key = `${config.scanners.sandbox} ${config.dataDir}`;
  const known = found.get(key) ?? detect(config);
  found.set(key, known);
  return known;
};

const sentences: Readonly<Record<SandboxKind, string>> = {
  own_user: 'scanners run as users of their own, in namespaces that hide the data folder',
  bubblewrap: 'scanners run as the server’s user, in bubblewrap, which hides the data folder',
  namespaces: 'scanners run as the server’s user, in namespaces that hide the data folder',
  scope:
    'scanners run as the server’s user, in a control group with limits: they can read its files',
  limits: 'scanners run as the server’s user, with limits alone: they can read its files',
  none: 'scanners run as the server’s user, without a sandbox: they can read its files',
};

const networkSentence = ({ guarded }: Found): string =>
  guarded
    ? 'they reach the network through the outgoing guard alone'
    : 'the outgoing guard is offered to them as a proxy, which they can pass by';

/**
 * Describes the sandbox for the log at startup: the operator has to know what scanners can reach.
 */
export const describeSandbox = async (
  config: Pick<Config, 'dataDir' | 'scanners'>,
): Promise<Found & { sentence: string; isSafe: boolean }> => {
  const sandbox = await findSandbox(config);
  return {
    ...sandbox,
    sentence: `${sentences[sandbox.kind]}; ${networkSentence(sandbox)}`,
    isSafe: hidesDataFolder(sandbox.kind) && sandbox.guarded,
  };
};
