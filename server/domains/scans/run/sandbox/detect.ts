// Which sandbox this machine offers, found out by using it.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../../platform/config/config.ts';
import { createEnvironment, runProgram } from '../run-program.ts';
import { confine, type SandboxKind, withUser } from './sandbox.ts';

const probeMs = 10_000;

/** Undefined where it works, or why it does not. */
export const trySandbox = async (
  dataDir: string,
  kind: Exclude<SandboxKind, 'none'>,
): Promise<string | undefined> => {
  const folder = path.join(dataDir, 'scanning');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(path.join(folder, 'probe-'));
  try {
    const { ended, said } = await withUser(async (user) =>
      runProgram({
        ...(await confine(
          kind,
          { program: '/bin/sh', args: ['-c', 'echo tried > tried'] },
          { dataDir, read: [], write: [work], network: true, cwd: work },
          user,
        )),
        env: createEnvironment(process.env, work),
        milliseconds: probeMs,
        signal: AbortSignal.timeout(2 * probeMs),
      }),
    );
    return ended.how === 'exit' && ended.code === 0 ? undefined : said.trim() || ended.how;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

export type Found = { kind: SandboxKind; why?: string };

const detect = async ({
  dataDir,
  scanners,
}: Pick<Config, 'dataDir' | 'scanners'>): Promise<Found> => {
  if (scanners.sandbox === 'off') return { kind: 'none' };
  if (process.platform !== 'linux') return { kind: 'none', why: process.platform };
  const kind = process.getuid?.() === 0 ? 'own_user' : 'namespaces';
  const why = await trySandbox(dataDir, kind);
  return why === undefined ? { kind } : { kind: 'none', why };
};

const found = new Map<string, Promise<Found>>();

/** Tried once for each data folder. */
export const findSandbox = (config: Pick<Config, 'dataDir' | 'scanners'>): Promise<Found> => {
  const key = `${config.scanners.sandbox} ${config.dataDir}`;
  const known = found.get(key) ?? detect(config);
  found.set(key, known);
  return known;
};

const sentences: Readonly<Record<SandboxKind, string>> = {
  own_user: 'scanners run as users of their own, in namespaces that hide the data folder',
  namespaces: 'scanners run as the server’s user, in namespaces that hide the data folder',
  none: 'scanners run as the server’s user, without a sandbox: they can read its files',
};

/** For the log of the start: the operator has to know what scanners can reach. */
export const describeSandbox = async (
  config: Pick<Config, 'dataDir' | 'scanners'>,
): Promise<Found & { sentence: string }> => {
  const sandbox = await findSandbox(config);
  return { ...sandbox, sentence: sentences[sandbox.kind] };
};
