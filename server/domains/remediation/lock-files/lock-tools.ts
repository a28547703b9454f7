// The programs that update lock files, and the arguments with which each resolves versions without
// executing code of the repository or of its packages.
import path from 'node:path';
import { escapeRegExp } from '../../../platform/runtime/regexp.ts';
import type { RegistryType } from '../../../platform/config/registries.ts';
import type { Upgrade } from '../manifests/edit.ts';
import { goVersions } from '../manifests/go-mod.ts';
import { cargoFolders, pnpmFolders } from '../manifests/workspace-members.ts';
import {
  bundlerArguments,
  bundlerSettings,
  bundlerSources,
  refuseBundler,
} from './bundler-lock.ts';
import { cargoCalls, cargoCommand, cargoEnvironment, cargoSources } from './cargo-lock.ts';
import { matches, tomlVersions } from './locked-versions.ts';
import type { LockInput, LockRefusal } from './lock-outcome.ts';
import { pdmCalls, pdmManifest, pdmSettings, refusePdm } from './pdm-lock.ts';
import { npmArguments, npmMembers, npmRegistries, npmVersions } from './npm-lock.ts';

export type LockTool = {
  program: string;
  type: RegistryType;
  manifest: string;
  lock: string;
  /**
   * The command that a maintainer runs instead, limited to these packages if the tool supports it.
   */
  command: (upgrades: readonly Upgrade[], lock: string) => string;
  /** Also read, but not passed to the tool. */
  settings?: string;
  /** Set if the tool never runs on the server: the reason. */
  never?: LockRefusal;
  /** Returns why the tool cannot update this particular file. */
  refuse?: (input: Pick<LockInput, 'manifest' | 'lock'>) => LockRefusal | undefined;
  /** Further files of the repository that the tool reads, below the folder of the manifest. */
  companions?: (input: Pick<LockInput, 'manifest' | 'lock'>) => string[];
  /** Folders with further manifests that the tool reads; they may be patterns. */
  members?: (input: Pick<LockInput, 'manifest' | 'lock'>) => string[];
  /** Files that the tool requires in addition to those of the repository. */
  placeholders?: (
    input: Pick<LockInput, 'manifest' | 'registry' | 'companions'>,
  ) => Readonly<Record<string, string>>;
  /** Registries in the repository's own settings and lock file. */
  registries?: (input: Pick<LockInput, 'manifest' | 'settings'>) => string[];
  calls: (input: LockInput) => readonly (readonly string[])[];
  environment?: (input: LockInput) => Readonly<Record<string, string>>;
  /** The part of the manifest that the tool sees; by default all of it. */
  shown?: (manifest: string) => string;
  /** The tool can only reach an index that serves wheels, so that nothing has to be built. */
  wheelsAlone?: boolean;
  /**
   * The version of the lock file's format, which has to stay: a tool that writes another version
   * does not read the versions of the old file, and upgrades every package.
   */
  format?: (lock: string) => string | undefined;
  /** The tool also changes the manifest. */
  writesManifest?: boolean;
  /** Returns the versions of a package that the lock file, or the updated manifest, selects. */
  versions?: (lock: string, name: string, manifest: string) => string[];
};

const npm = (lock: string): LockTool => ({
  program: 'npm',
  type: 'npm',
  manifest: 'package.json',
  lock,
  command: () => 'npm install --package-lock-only --ignore-scripts',
  settings: '.npmrc',
  registries: npmRegistries,
  members: npmMembers,
  calls: (input) => [npmArguments(input)],
  versions: npmVersions,
});

const withoutV = (version: string): string => version.replace(/^v/, '');

const namesOf = (upgrades: readonly Upgrade[]): string[] => upgrades.map(({ name }) => name);

const uvUpgrades = (upgrades: readonly Upgrade[]): string[] =>
  upgrades.flatMap(({ name, to }) => ['--upgrade-package', `${name}==${to}`]);

const cargo: LockTool = {
  program: 'cargo',
  type: 'cargo',
  manifest: 'Cargo.toml',
  lock: 'Cargo.lock',
  command: cargoCommand,
  members: ({ manifest }) => cargoFolders(manifest),
  placeholders: cargoSources,
  calls: cargoCalls,
  environment: cargoEnvironment,
  versions: tomlVersions,
};

const go: LockTool = {
  program: 'go',
  type: 'golang',
  manifest: 'go.mod',
  lock: 'go.sum',
  command: () => 'go mod tidy',
  writesManifest: true,
  calls: ({ upgrades }) => upgrades.map(({ name, to }) => ['get', `${name}@v${withoutV(to)}`]),
  environment: ({ registry }) => ({
    GOPROXY: `${registry},off`,
    GOSUMDB: 'off',
    GOTOOLCHAIN: 'local',
    GOVCS: '*:off',
    // The module cache is removed afterwards, so it must be writable.
    GOFLAGS: '-mod=mod -modcacherw',
  }),
  // go.sum has the digests of versions that are no longer used, too.
  versions: (_lock, name, manifest) => goVersions(manifest, name),
};

export const lockTools: readonly LockTool[] = [
  npm('package-lock.json'),
  npm('npm-shrinkwrap.json'),
  {
    program: 'pnpm',
    type: 'npm',
    manifest: 'package.json',
    lock: 'pnpm-lock.yaml',
    command: () => 'pnpm install --lockfile-only --ignore-scripts',
    settings: '.npmrc',
    registries: npmRegistries,
    companions: () => ['pnpm-workspace.yaml'],
    members: ({ lock }) => pnpmFolders(lock).map(({ folder }) => folder),
    calls: ({ registry }) => [
      [
        'install',
        '--lockfile-only',
        '--ignore-scripts',
        '--ignore-pnpmfile',
        '--no-frozen-lockfile',
        `--registry=${registry}/`,
      ],
    ],
    environment: () => ({
      npm_config_manage_package_manager_versions: 'false',
      COREPACK_ENABLE_NETWORK: '0',
    }),
    versions: (lock, name) =>
      matches(lock, String.raw`^ {2}'?/?${escapeRegExp(name)}[@/]([^:()'\s]+)[^:]*:\s*$`),
  },
  {
    program: 'yarn',
    type: 'npm',
    manifest: 'package.json',
    lock: 'yarn.lock',
    command: () => 'yarn install',
    // Yarn 1 cannot update only the lock file.
    refuse: ({ lock }) => (/^__metadata:/m.test(lock) ? undefined : 'no_lock_only'),
    members: ({ lock }) =>
      matches(lock, String.raw`^ {2}resolution: "[^"]*@workspace:([^"]+)"`).filter(
        (folder) => folder !== '.',
      ),
    calls: () => [['install', '--mode=update-lockfile']],
    environment: ({ registry }) => ({
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_ENABLE_SCRIPTS: 'false',
      YARN_ENABLE_TELEMETRY: 'false',
      COREPACK_ENABLE_NETWORK: '0',
    }),
  },
  cargo,
  go,
  {
    program: 'composer',
    type: 'composer',
    manifest: 'composer.json',
    lock: 'composer.lock',
    command: (upgrades) =>
      `composer update ${namesOf(upgrades).join(' ')} --with-dependencies --no-install`,
    calls: ({ upgrades }) => [
      [
        'update',
        ...namesOf(upgrades),
        '--with-dependencies',
        '--no-install',
        '--no-scripts',
        '--no-plugins',
        '--no-interaction',
        '--ignore-platform-reqs',
      ],
    ],
    placeholders: ({ registry }) => ({
      '.composer/config.json': JSON.stringify({
        repositories: [{ type: 'composer', url: registry }, { packagist: false }],
        config: { 'secure-http': registry.startsWith('https:') },
      }),
    }),
    environment: ({ folder }) => ({ COMPOSER_HOME: path.join(folder, '.composer') }),
    versions: (lock, name) =>
      matches(lock, String.raw`"name": "${escapeRegExp(name)}",\s+"version": "v?([^"]+)"`),
  },
  {
    program: 'uv',
    type: 'pypi',
    manifest: 'pyproject.toml',
    lock: 'uv.lock',
    command: (upgrades) => ['uv lock', ...uvUpgrades(upgrades)].join(' '),
    members: ({ lock }) =>
      matches(lock, String.raw`^source = \{ (?:editable|virtual|directory) = "([^"]+)"`).filter(
        (folder) => folder !== '.',
      ),
    calls: ({ upgrades }) => [['lock', '--no-build', ...uvUpgrades(upgrades)]],
    environment: ({ registry }) => ({
      UV_DEFAULT_INDEX: registry,
      UV_PYTHON_DOWNLOADS: 'never',
    }),
    versions: tomlVersions,
  },
  {
    program: 'bundle',
    type: 'gem',
    manifest: 'Gemfile',
    lock: 'Gemfile.lock',
    command: (upgrades) => ['bundle', ...bundlerArguments(upgrades)].join(' '),
    refuse: refuseBundler,
    registries: bundlerSources,
    placeholders: () => bundlerSettings,
    calls: ({ upgrades }) => [bundlerArguments(upgrades)],
    versions: (lock, name) =>
      matches(lock, String.raw`^ {4}${escapeRegExp(name)} \((\d[^)\s-]*)[^)]*\)`),
  },
  {
    program: 'pdm',
    type: 'pypi',
    manifest: 'pyproject.toml',
    lock: 'pdm.lock',
    command: () => 'pdm lock --update-reuse',
    refuse: refusePdm,
    shown: pdmManifest,
    wheelsAlone: true,
    calls: ({ manifest, upgrades }) => pdmCalls(manifest, upgrades),
    environment: () => pdmSettings,
    format: (lock) => /^lock_version = "([^"]*)"/m.exec(lock)?.[1],
    versions: tomlVersions,
  },
  // These resolvers build packages to determine their requirements; preventing that results in a
  // different lock file (docs/remediation.md).
  {
    program: 'poetry',
    type: 'pypi',
    manifest: 'pyproject.toml',
    lock: 'poetry.lock',
    // `poetry lock` of Poetry 1 would raise every package.
    command: (upgrades) => ['poetry update --lock', ...namesOf(upgrades)].join(' '),
    never: 'runs_code',
    calls: () => [],
  },
  {
    program: 'pipenv',
    type: 'pypi',
    manifest: 'Pipfile',
    lock: 'Pipfile.lock',
    command: () => 'pipenv lock',
    never: 'runs_code',
    calls: () => [],
  },
  {
    program: 'bun',
    type: 'npm',
    manifest: 'package.json',
    lock: 'bun.lock',
    command: () => 'bun install --lockfile-only',
    never: 'no_lock_only',
    calls: () => [],
  },
];

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

export const toolForLock = (file: string): LockTool | undefined =>
  lockTools.find(({ lock }) => lock === baseOf(file));

/** Lists the lock files that may belong to a manifest. */
export const toolsForManifest = (file: string): readonly LockTool[] =>
  lockTools.filter(({ manifest }) => manifest === baseOf(file));
