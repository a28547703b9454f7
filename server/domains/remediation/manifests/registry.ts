// Maps each manifest to its editor, lock file and lock command.
import { dotnetProject, parentPom, pomXml } from './xml-manifests.ts';
import { type ManifestEditor, type Upgrade, withinLimits } from './edit.ts';
import { manifestNames } from './file-names.ts';
import { goMod } from './go-mod.ts';
import { buildGradle } from './gradle.ts';
import { gradleCatalog } from './gradle-catalog.ts';
import { gradleProperties } from './gradle-properties.ts';
import { composerJson, packageJson } from './json-manifests.ts';
import { dockerfile, gemfile, githubWorkflow, requirementsTxt } from './line-manifests.ts';
import { pnpmCatalog } from './pnpm-catalog.ts';
import { cargoFolders, npmFoldersWith, pnpmFoldersWith } from './workspace-members.ts';
import { cargoToml, pipfile, pyprojectToml } from './toml-manifests.ts';

type Kind = {
  file: RegExp;
  edit: ManifestEditor;
  /** Types of package URLs (ECMA-427) that it contains. */
  types: readonly string[];
};

const kinds: readonly Kind[] = [
  { file: /^package\.json$/, edit: packageJson, types: ['npm'] },
  {
    file: manifestNames.requirements,
    edit: requirementsTxt,
    types: ['pypi'],
  },
  { file: /^pyproject\.toml$/, edit: pyprojectToml, types: ['pypi'] },
  { file: /^Pipfile$/, edit: pipfile, types: ['pypi'] },
  { file: /^pom\.xml$|\.pom$/, edit: pomXml, types: ['maven'] },
  { file: /\.gradle(?:\.kts)?$/, edit: buildGradle, types: ['maven'] },
  { file: /\.versions\.toml$/, edit: gradleCatalog, types: ['maven'] },
  { file: manifestNames.goMod, edit: goMod, types: ['golang'] },
  { file: /^Gemfile$|^gems\.rb$/, edit: gemfile, types: ['gem'] },
  { file: /^composer\.json$/, edit: composerJson, types: ['composer'] },
  { file: /^Cargo\.toml$/, edit: cargoToml, types: ['cargo'] },
  {
    file: /\.(?:cs|fs|vb)proj$|^(?:Directory\.(?:Packages|Build)\.(?:props|targets)|packages\.config)$/,
    edit: dotnetProject,
    types: ['nuget'],
  },
  {
    file: manifestNames.dockerfile,
    edit: dockerfile,
    types: ['docker', 'oci'],
  },
  { file: /^[\w.-]+\.ya?ml$/, edit: githubWorkflow, types: ['githubactions', 'github'] },
];

/** Types of package URLs that an editor supports. */
export const editedTypes: ReadonlySet<string> = new Set(kinds.flatMap(({ types }) => types));

/**
 * The command updates the packages of the upgrade and leaves the other packages of the lock file
 * unchanged.
 */
type Lock = {
  manifest: string;
  /** Further files that may contain the component, given the folder and its name. */
  others?: (folder: string, name: string) => string[];
  /** Folders of its workspace whose manifests may name the package; they may be patterns. */
  members?: (root: WorkspaceRoot, name: string) => Promise<string[]>;
  command: (upgrade: Upgrade) => string;
};

type WorkspaceRoot = { manifest: string; readLock: () => Promise<string> };

/** By convention a .NET project is named like its folder. Hosts do not list folders. */
const dotnetProjects = (folder: string, name: string): string[] => [
  ...['fs', 'vb'].map((language) => `${folder}${name}.${language}proj`),
  ...foldersFrom(folder).map((each) => `${each}Directory.Packages.props`),
];

/** `a/b/` and all its parents, up to the root of the repository. */
const foldersFrom = (folder: string): string[] =>
  folder === '' ? [''] : [folder, ...foldersFrom(folder.replace(/[^/]+\/$/, ''))];

const locks: Readonly<Record<string, Lock>> = {
  'package-lock.json': {
    manifest: 'package.json',
    members: async ({ manifest, readLock }, name) =>
      manifest.includes('"workspaces"') ? npmFoldersWith(await readLock(), name) : [],
    command: () => 'npm install',
  },
  'npm-shrinkwrap.json': { manifest: 'package.json', command: () => 'npm install' },
  'yarn.lock': { manifest: 'package.json', command: () => 'yarn install' },
  'pnpm-lock.yaml': {
    manifest: 'package.json',
    members: async ({ readLock }, name) => pnpmFoldersWith(await readLock(), name),
    command: () => 'pnpm install',
  },
  'bun.lock': { manifest: 'package.json', command: () => 'bun install' },
  'poetry.lock': {
    manifest: 'pyproject.toml',
    command: ({ name }) => `poetry update --lock ${name}`,
  },
  'pdm.lock': { manifest: 'pyproject.toml', command: () => 'pdm lock --update-reuse' },
  'Pipfile.lock': { manifest: 'Pipfile', command: () => 'pipenv lock' },
  'uv.lock': {
    manifest: 'pyproject.toml',
    command: ({ name, to }) => `uv lock --upgrade-package ${name}==${to}`,
  },
  'Gemfile.lock': {
    manifest: 'Gemfile',
    command: ({ name }) => `bundle lock --conservative --update ${name}`,
  },
  'composer.lock': {
    manifest: 'composer.json',
    command: ({ name }) => `composer update ${name} --with-dependencies`,
  },
  'Cargo.lock': {
    manifest: 'Cargo.toml',
    members: ({ manifest }) => Promise.resolve(cargoFolders(manifest)),
    // The name alone is ambiguous if the lock file holds several versions of it.
    command: ({ name, from, to }) =>
      `cargo update --package ${from === undefined ? name : `${name}@${from}`} --precise ${to}`,
  },
  'gradle.lockfile': {
    manifest: 'build.gradle',
    others: (folder) => [`${folder}build.gradle.kts`],
    command: ({ name }) => `gradle dependencies --update-locks ${name}`,
  },
  'packages.lock.json': {
    manifest: '{folder}.csproj',
    others: dotnetProjects,
    command: () => 'dotnet restore --force-evaluate',
  },
  'go.sum': { manifest: 'go.mod', command: () => 'go mod tidy' },
};

/** A file that can contain versions instead of the manifest. */
export type SharedVersions = {
  /** Path relative to the manifest's folder or to one of its parents. */
  file: string;
  /** Returns whether this manifest can take its versions from the file. */
  isUsedBy: (manifest: string) => boolean;
  /** Receives the text of the manifest as its third argument. */
  edit: ManifestEditor;
};

const sharedVersions: readonly (SharedVersions & { of: RegExp })[] = [
  {
    of: /^package\.json$/,
    file: 'pnpm-workspace.yaml',
    isUsedBy: (manifest) => manifest.includes('"catalog:'),
    edit: withinLimits(pnpmCatalog),
  },
  {
    of: /^build\.gradle(?:\.kts)?$/,
    file: 'gradle/libs.versions.toml',
    isUsedBy: (manifest) => /\blibs\./.test(manifest),
    edit: withinLimits(gradleCatalog),
  },
  {
    of: /^build\.gradle(?:\.kts)?$/,
    file: 'gradle.properties',
    isUsedBy: (manifest) => /:\$\{?[\w.]+\}?["'@:]/.test(manifest),
    edit: withinLimits(gradleProperties),
  },
  {
    of: /^pom\.xml$/,
    file: 'pom.xml',
    isUsedBy: (manifest) => /<parent>/.test(manifest),
    edit: withinLimits(parentPom),
  },
  {
    of: /^Cargo\.toml$/,
    file: 'Cargo.toml',
    isUsedBy: (manifest) => /\bworkspace\s*=\s*true\b/.test(manifest),
    edit: withinLimits(cargoToml),
  },
  {
    of: /\.(?:cs|fs|vb)proj$/,
    file: 'Directory.Packages.props',
    isUsedBy: (manifest) => /<PackageReference\s/.test(manifest),
    edit: withinLimits(dotnetProject),
  },
];

export type ManifestPlan = {
  path: string;
  /** Further files to search if the first does not contain the component. */
  others: string[];
  edit: ManifestEditor;
  shared: readonly SharedVersions[];
  members: Lock['members'];
  /** The corresponding lock file, and the command that updates it. */
  lock: { file: string; command: (upgrade: Upgrade) => string } | undefined;
};

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Returns the manifest to edit for a component that a report found in `path`, or undefined if no
 * editor supports it.
 */
export const findManifestPlan = (path: string, type: string): ManifestPlan | undefined => {
  const base = baseOf(path);
  const lock = Object.hasOwn(locks, base) ? locks[base] : undefined;
  const folder = path.slice(0, path.length - base.length);
  const name = folder.split('/').at(-2) ?? '';
  const target = folder + (lock?.manifest ?? base).replace('{folder}', name);
  const kind = kinds.find(({ file, types }) => file.test(baseOf(target)) && types.includes(type));
  if (!kind) return undefined;
  const follows =
    base === 'go.mod'
      ? { file: path.replace(/mod$/, 'sum'), command: () => 'go mod tidy' }
      : undefined;
  return {
    path: target,
    others: lock?.others?.(folder, name) ?? [],
    edit: withinLimits(kind.edit),
    shared: sharedVersions.filter(({ of }) => of.test(baseOf(target))),
    members: lock?.members,
    lock: lock ? { file: path, command: lock.command } : follows,
  };
};
