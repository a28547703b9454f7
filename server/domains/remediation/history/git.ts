// Runs git on untrusted repositories: without settings, hooks or credentials of the machine, with
// HTTP as the only protocol, and without arguments from a report.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import type { GitAddress } from '../../source-hosts/index.ts';
import { hostsOf } from '../../../platform/outgoing/host-rules.ts';
import {
  type ConfinedDeps,
  findProgram,
  type ProgramResult,
  runConfined,
} from '../../scans/index.ts';

export type GitCall = {
  args: readonly string[];
  /** Whether the call connects to the host, with the token; other calls have no network. */
  fetches?: boolean;
  /** A file for git's standard input. */
  input?: string;
  onOutput?: (chunk: Buffer) => void;
  signal: AbortSignal;
  milliseconds: number;
};

export type Git = {
  /** The bare repository. */
  folder: string;
  call: (call: GitCall) => Promise<{ ended: ProgramResult; output: string }>;
};

export const findGit = (config: Pick<Config, 'scanners'>): Promise<string | undefined> =>
  findProgram(config.scanners.path, 'git');

/**
 * Passes settings like `git -c`, but by the environment: every user of the machine can read
 * arguments.
 */
const settingVariables = (settings: Readonly<Record<string, string>>): Record<string, string> => {
  const entries = Object.entries(settings);
  return {
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(
      entries.flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
      ]),
    ),
  };
};

const baseSettings = {
  'core.hooksPath': '/dev/null',
  'credential.helper': '',
  'fetch.unpackLimit': '1',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'http.followRedirects': 'false',
  // The proxy supports only this method, and git sends no request for it.
  'http.proxyAuthMethod': 'basic',
  'pack.threads': '1',
  'safe.directory': '*',
};

/**
 * Creates the folders below `work`, which the caller removes. Git runs in the scanners' sandbox,
 * because it reads untrusted pack files.
 */
export const createGit = async (
  deps: ConfinedDeps,
  { program, work, address }: { program: string; work: string; address: GitAddress },
): Promise<Git> => {
  const [folder, home] = [path.join(work, 'history.git'), path.join(work, 'home')];
  for (const each of [folder, home]) await mkdir(each, { recursive: true, mode: 0o700 });
  const base = {
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_ALLOW_PROTOCOL: new URL(address.url).protocol.slice(0, -1),
    GIT_NO_LAZY_FETCH: '1',
  };
  const authorization = { 'http.extraHeader': `Authorization: ${address.authorization}` };
  return {
    folder,
    call: ({ args, fetches = false, ...call }) =>
      runConfined(deps, {
        ...call,
        program,
        args: ['--git-dir', folder, ...args],
        cwd: folder,
        home,
        env: {
          ...base,
          ...settingVariables(fetches ? { ...baseSettings, ...authorization } : baseSettings),
        },
        read: [],
        write: [folder],
        permits: fetches ? hostsOf([address.url]) : undefined,
      }),
  };
};
