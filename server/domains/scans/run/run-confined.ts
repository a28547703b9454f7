// Runs a program that reads untrusted input: in the strongest sandbox that the machine supports,
// with network access only through the outgoing guard.
import type { Deps } from '../../../platform/deps.ts';
import type { HostRule } from '../../../platform/outgoing/host-rules.ts';
import {
  type OutgoingProxy,
  proxyVariables,
  startOutgoingProxy,
} from '../../../platform/outgoing/outgoing-proxy.ts';
import { createEnvironment, type ProgramResult, runProgram } from './run-program.ts';
import { findSandbox } from './sandbox/detect.ts';
import { confine, toInnerResult, withUser } from './sandbox/sandbox.ts';

export type ConfinedDeps = Pick<Deps, 'outgoing'> & {
  config: Pick<Deps['config'], 'dataDir' | 'scanners'>;
};

export type ConfinedProgram = {
  program: string;
  args: readonly string[];
  cwd: string;
  /** Its own folder below the data folder, which has to exist. */
  home: string;
  /** Added to the base environment. */
  env: Readonly<Record<string, string>>;
  /** Folders that it can read, and those that it can write in addition to its home. */
  read: readonly string[];
  write: readonly string[];
  /** The hosts that it may reach; undefined for none. */
  permits: HostRule | undefined;
  /** Replaces the proxy to these hosts as its only network access. */
  startProxy?: ((folder: string | undefined) => Promise<OutgoingProxy>) | undefined;
  milliseconds: number;
  signal: AbortSignal;
  /** A file for the program's standard input. */
  input?: string;
  onOutput?: (chunk: Buffer) => void;
};

export type ConfinedResult = {
  ended: ProgramResult;
  output: string;
  /** Hosts that it requested but may not reach. */
  refused: readonly string[];
  /** The credentials of its proxy, which its output may contain. */
  secrets: readonly string[];
};

export const runConfined = async (
  { config, outgoing }: ConfinedDeps,
  { program, args, cwd, home, env, read, write, permits, startProxy, ...run }: ConfinedProgram,
): Promise<ConfinedResult> => {
  const { kind, guarded } = await findSandbox(config);
  const folder = guarded ? home : undefined;
  const proxy = startProxy
    ? await startProxy(folder)
    : permits && (await startOutgoingProxy(outgoing, permits, folder));
  const network = proxy === undefined ? 'none' : guarded ? 'relayed' : 'shared';
  try {
    return await withUser(async (user) => {
      const plain = { program, args, cwd };
      const folders = { dataDir: config.dataDir, read, write: [...write, home] };
      const { ended, output } = await runProgram({
        ...(kind === 'none'
          ? plain
          : await confine(kind, plain, { ...folders, network, cwd }, user)),
        env: {
          ...createEnvironment(process.env, home),
          ...(proxy && proxyVariables(proxy.url)),
          ...env,
        },
        ...run,
      });
      return {
        ended: kind === 'none' ? ended : toInnerResult(ended),
        output,
        refused: [...(proxy?.refused ?? [])],
        secrets: proxy ? [proxy.url, new URL(proxy.url).password] : [],
      };
    });
  } finally {
    await proxy?.close();
  }
};
