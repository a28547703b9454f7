// PDM builds source distributions, runs the scripts of a project and loads its plugins. It runs
// only for a project that has none of them, and sees only the part of the manifest that its lock
// file depends on.
import { parse, stringify } from 'smol-toml';
import * as v from 'valibot';
import type { Upgrade } from '../manifests/edit.ts';
import { pythonName } from '../manifests/python-requirement.ts';
import type { LockInput, LockRefusal } from './lock-outcome.ts';
import { indexAddress, isByName } from './wheel-index.ts';

const groups = v.optional(v.record(v.string(), v.array(v.unknown())), {});
const project = v.object({
  project: v.object({
    name: v.optional(v.string(), 'project'),
    version: v.optional(v.string(), '0'),
    'requires-python': v.optional(v.string(), ''),
    dependencies: v.optional(v.array(v.unknown()), []),
    'optional-dependencies': groups,
    dynamic: v.optional(v.array(v.string()), []),
  }),
  'dependency-groups': groups,
  tool: v.optional(
    v.object({
      pdm: v.optional(
        v.looseObject({
          'dev-dependencies': groups,
          resolution: v.optional(v.record(v.string(), v.unknown())),
          overrides: v.optional(v.record(v.string(), v.unknown())),
          plugins: v.optional(v.unknown()),
          scripts: v.optional(v.record(v.string(), v.unknown()), {}),
          source: v.optional(v.unknown()),
        }),
        {},
      ),
    }),
    {},
  ),
});

const read = (manifest: string): v.InferOutput<typeof project> | undefined => {
  try {
    const parsed = v.safeParse(project, parse(manifest));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

const isPlainRequirement = (requirement: unknown): boolean =>
  typeof requirement === 'string'
    ? isByName(requirement)
    : // A group can include another one.
      v.is(v.strictObject({ 'include-group': v.string() }), requirement);

/**
 * Replaced versions and resolution settings are strings at any depth; an address among them would
 * be fetched.
 */
const hasAddress = (settings: unknown): boolean =>
  /[@/\\]|file:|\bgit\b/.test(JSON.stringify(settings ?? {}));

/** A table of the lock file whose package does not come from an index. */
const fromElsewhere = /^(?:path|url|git|hg|svn|bzr|editable) *=/m;

export const refusePdm = ({
  manifest,
  lock,
}: Pick<LockInput, 'manifest' | 'lock'>): LockRefusal | undefined => {
  const found = read(manifest);
  if (!found) return 'unreadable';
  const { pdm } = found.tool;
  if (pdm.source !== undefined) return 'other_registry';
  const requirements = [
    ...found.project.dependencies,
    ...[found.project['optional-dependencies'], found['dependency-groups'], pdm['dev-dependencies']]
      .flatMap((each) => Object.values(each))
      .flat(),
  ];
  const isPlain =
    pdm.plugins === undefined &&
    !Object.keys(pdm.scripts).some((script) => /^(?:pre|post)_/.test(script)) &&
    found.project.dynamic.every((field) => field === 'version') &&
    requirements.every(isPlainRequirement) &&
    ![pdm.resolution, pdm.overrides].some(hasAddress) &&
    !fromElsewhere.test(lock);
  return isPlain ? undefined : 'runs_code';
};

/** Removes scripts, plugins and build settings, on which the lock file does not depend. */
export const pdmManifest = (manifest: string): string => {
  const found = read(manifest);
  if (!found) return manifest;
  const { dynamic: _, ...own } = found.project;
  const { pdm } = found.tool;
  const { 'dev-dependencies': dev, resolution, overrides } = pdm;
  return stringify({
    project: own,
    ...(Object.keys(found['dependency-groups']).length > 0 && {
      'dependency-groups': found['dependency-groups'],
    }),
    tool: {
      pdm: {
        ...(Object.keys(dev).length > 0 && { 'dev-dependencies': dev }),
        ...(resolution && { resolution }),
        ...(overrides && { overrides }),
      },
    },
  });
};

const names = (requirements: readonly unknown[], name: string): boolean =>
  requirements.some(
    (each) =>
      typeof each === 'string' &&
      pythonName(/^\s*([\w.-]+)/.exec(each)?.[1] ?? '') === pythonName(name),
  );

/** PDM updates the packages of one group at a time. */
const groupOf = (manifest: string, name: string): string[] => {
  const found = read(manifest);
  if (!found || names(found.project.dependencies, name)) return [];
  const within = (tables: Readonly<Record<string, readonly unknown[]>>) =>
    Object.entries(tables).find(([, requirements]) => names(requirements, name))?.[0];
  const optional = within(found.project['optional-dependencies']);
  if (optional !== undefined) return ['-G', optional];
  const dev = within({
    ...found['dependency-groups'],
    ...found.tool.pdm['dev-dependencies'],
  });
  return dev === undefined ? [] : ['-d', '-G', dev];
};

export const pdmCalls = (manifest: string, upgrades: readonly Upgrade[]): string[][] =>
  upgrades.map(({ name }) => [
    'update',
    '--no-sync',
    '--update-reuse',
    '--skip',
    ':all',
    ...groupOf(manifest, name),
    name,
  ]);

export const pdmSettings: Readonly<Record<string, string>> = {
  PDM_CHECK_UPDATE: '0',
  PDM_IGNORE_SAVED_PYTHON: '1',
  PDM_USE_VENV: '0',
  PDM_PYPI_JSON_API: '0',
  PDM_PYPI_URL: `${indexAddress}/simple`,
};
