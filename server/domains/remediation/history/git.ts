// Runs git on a repository that others wrote: no setting, hook or credential of the machine, no
// protocol but HTTP, and no argument that comes from a report.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import type { GitAddress } from '../../source-hosts/index.ts';
import {
  createEnvironment,
  findProgram,
  type ProgramResult,
  runProgram,
} from '../../scans/index.ts';

export type GitCall = {
  args: readonly string[];
  /** A file that git reads as its standard input. */
  input?: string;
  onOutput?: (chunk: Buffer) => void;
  signal: AbortSignal;
  milliseconds: number;
};

export type Git = {
  /** The bare repository. */
  folder: string;
  call: (call: GitCall) => Promise<{ ended: ProgramResult; said: string }>;
};

export const findGit = (config: Pick<Config, 'scanners'>): Promise<string | undefined> =>
  findProgram(config.scanners.path, 'git');

/** As `git -c`, by the environment: every user of the machine can read arguments. */
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
  // The proxy knows no other way, and git asks it for none.
  'http.proxyAuthMethod': 'basic',
  'pack.threads': '1',
  'safe.directory': '*',
};

const proxyVariables = (proxy: string): Record<string, string> => ({
  http_proxy: proxy,
  https_proxy: proxy,
  HTTP_PROXY: proxy,
  HTTPS_PROXY: proxy,
  NO_PROXY: '',
  no_proxy: '',
});

/** Creates the folders below `work`, which is the caller's to remove. */
export const createGit = async (
  program: string,
  work: string,
  { address, proxy }: { address: GitAddress; proxy: string },
): Promise<Git> => {
  const [folder, home] = [path.join(work, 'history.git'), path.join(work, 'home')];
  for (const each of [folder, home]) await mkdir(each, { recursive: true, mode: 0o700 });
  const env = {
    ...createEnvironment(process.env, home),
    ...proxyVariables(proxy),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_ALLOW_PROTOCOL: new URL(address.url).protocol.slice(0, -1),
    GIT_NO_LAZY_FETCH: '1',
    ...settingVariables({
      ...baseSettings,
      'http.extraHeader': `Authorization: ${address.authorization}`,
    }),
  };
  return {
    folder,
    call: (call) =>
      runProgram({ ...call, program, cwd: folder, env, args: ['--git-dir', folder, ...call.args] }),
  };
};
