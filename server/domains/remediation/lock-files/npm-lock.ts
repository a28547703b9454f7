// Arguments for npm, and parsing of its lock file.
import type { LockInput } from './lock-outcome.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const parse = (text: string) => recordOf(tryParseJson(text));

/**
 * Settings that change what npm resolves. Any other setting could redirect it or make it execute
 * code.
 */
const resolving =
  /^(legacy-peer-deps|strict-peer-deps|omit-lockfile-registry-resolved|install-strategy|prefer-dedupe)$/;

const settingsOf = (text: string): { key: string; value: string }[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, key = '', value = ''] = /^\s*([^#;=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    return key === '' ? [] : [{ key, value: value.replace(/^"(.*)"$/, '$1') }];
  });

const isRegistry = (key: string): boolean => /^(?:@[^:\s]+:)?registry$/.test(key);

export const npmRegistries = ({ settings }: Pick<LockInput, 'settings'>): string[] =>
  settingsOf(settings).flatMap(({ key, value }) => (isRegistry(key) ? [value] : []));

const versionOfLock = (lock: string): string => {
  const { lockfileVersion } = parse(lock);
  return typeof lockfileVersion === 'number' && [1, 2, 3].includes(lockfileVersion)
    ? String(lockfileVersion)
    : '3';
};

export const npmArguments = ({ settings, registry, lock }: LockInput): string[] => [
  'install',
  '--package-lock-only',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  // A dependency from a Git repository would be fetched without the proxy.
  '--git=no-git',
  `--lockfile-version=${versionOfLock(lock)}`,
  `--registry=${registry}/`,
  ...settingsOf(settings).flatMap(({ key, value }) =>
    (resolving.test(key) && /^[\w-]+$/.test(value)) || isRegistry(key) ? [`--${key}=${value}`] : [],
  ),
];

/** The folders of a workspace are keys of `packages` outside `node_modules`. */
export const npmMembers = ({ lock }: Pick<LockInput, 'lock'>): string[] =>
  Object.keys(recordOf(parse(lock)['packages'])).filter(
    (folder) => folder !== '' && !/(?:^|\/)node_modules\//.test(folder),
  );

/** Version 1 nests packages instead of naming their folders. */
const nestedVersions = (dependencies: unknown, name: string): unknown[] =>
  Object.entries(recordOf(dependencies)).flatMap(([known, value]) => {
    const { version, dependencies: inner } = recordOf(value);
    return [...(known === name ? [version] : []), ...nestedVersions(inner, name)];
  });

export const npmVersions = (lock: string, name: string): string[] => {
  const { packages, dependencies } = parse(lock);
  const versions =
    packages === undefined
      ? nestedVersions(dependencies, name)
      : Object.entries(recordOf(packages)).flatMap(([folder, value]) =>
          folder === `node_modules/${name}` || folder.endsWith(`/node_modules/${name}`)
            ? [recordOf(value)['version']]
            : [],
        );
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
};
