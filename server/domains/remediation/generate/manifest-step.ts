// Upgrades a component in the manifest that requires it.
import { posix } from 'node:path';
import { PackageURL } from 'packageurl-js';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { Component, ReportFinding } from '../../../report-formats/model.ts';
import type { CodeSource } from './code-region.ts';
import type { PlainProblemCode } from '../../../platform/http/problem-codes.ts';
import { findManifestPlan, type ManifestPlan, type SharedVersions } from '../manifests/registry.ts';
import type { EditResult } from '../manifests/edit.ts';
import { hasWorkspaceOverrides } from '../manifests/pnpm-workspace.ts';
import { findPinEditor, readsLock } from '../manifests/transitive.ts';
import { findMembers } from '../manifests/workspace-members.ts';
import { createDiff } from './patch.ts';
import { ecosystemOf, type Proposal } from './propose.ts';

/** A proposal, or the reason why there is none. */
export type Outcome =
  | { made: Proposal; filePath?: string | undefined }
  | {
      failed: PlainProblemCode;
      /** The reason that the model gave. */
      words?: string | undefined;
    };

/** The separator of namespace and name in each ecosystem. */
const joints: Readonly<Record<string, string>> = { maven: ':' };

/** Returns the package name in the notation of its ecosystem. */
export const packageOf = (component: Component): { type: string; name: string } => {
  const type = ecosystemOf(component);
  if (component.purl === undefined) return { type, name: component.name };
  try {
    const { namespace, name } = PackageURL.fromString(component.purl);
    return { type, name: namespace ? `${namespace}${joints[type] ?? '/'}${name}` : name };
  } catch {
    return { type, name: component.name };
  }
};

const mostNames = 50;
const mostLevels = 5;

type Target = {
  plan: ManifestPlan;
  found: string;
  name: string;
  to: string;
  from: string | undefined;
};

/** @param to the proposal's version; other findings of the component may require a higher one */
const targetOf = (
  component: Component | undefined,
  to: string | null | undefined,
): Target | undefined => {
  if (!component || to == null || component.manifestPath === undefined || !/^v?\d/.test(to))
    return undefined;
  const { type, name } = packageOf(component);
  const plan = findManifestPlan(component.manifestPath, type);
  return plan && { plan, found: component.manifestPath, name, to, from: component.version };
};

const lockNote = ({ plan: { lock }, ...upgrade }: Target): RemediationNote[] =>
  lock ? [{ code: 'renew_lock', file: lock.file, command: lock.command(upgrade) }] : [];

const alsoNote = (file: string, names: readonly string[] = []): RemediationNote[] =>
  names.length === 0
    ? []
    : [{ code: 'raises_more', file, command: null, names: names.slice(0, mostNames) }];

/** Another place of the file keeps the old version. */
const digestNote = (file: string, leavesDigest = false): RemediationNote[] =>
  leavesDigest ? [{ code: 'pinned_by_digest', file, command: null }] : [];

type SharedEdit = { path: string; before: string; after: string; also?: readonly string[] };

const foldersAbove = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1);
  return [...parts.keys(), parts.length]
    .toReversed()
    .slice(0, mostLevels)
    .map((depth) =>
      parts
        .slice(0, depth)
        .map((part) => `${part}/`)
        .join(''),
    );
};

/** The nearest file with these versions applies. */
const editNearest = async (
  { file, edit }: SharedVersions,
  manifest: string,
  target: Target,
  readFile: CodeSource,
  from: string,
): Promise<SharedEdit | undefined> => {
  for (const folder of foldersAbove(from)) {
    const path = folder + file;
    const before = path === from ? undefined : await readFile(path);
    if (before === undefined) continue;
    const edited = edit(before, target, manifest);
    return 'refused' in edited
      ? undefined
      : { path, before, after: edited.text, ...(edited.also && { also: edited.also }) };
  }
  return undefined;
};

/**
 * Edits the file that the manifest takes the version from, such as a catalog. Undefined if there is
 * none.
 */
const editShared = async (
  manifest: string,
  target: Target,
  direct: EditResult,
  readFile: CodeSource,
): Promise<SharedEdit | undefined> => {
  const { shared, path: from } = target.plan;
  if (!('refused' in direct)) return undefined;
  if (direct.refused !== 'version_elsewhere' && direct.refused !== 'not_direct') return undefined;
  for (const versions of shared.filter(({ isUsedBy }) => isUsedBy(manifest))) {
    const edited = await editNearest(versions, manifest, target, readFile, from);
    if (edited) return edited;
  }
  return undefined;
};

type ManifestFile = { path: string; text: string };

/** Reads those of the files that exist. */
const readAll = async (paths: readonly string[], readFile: CodeSource): Promise<ManifestFile[]> => {
  const files: ManifestFile[] = [];
  for (const path of paths) {
    const text = await readFile(path);
    if (text !== undefined) files.push({ path, text });
  }
  return files;
};

const isNotDirect = (edited: EditResult): boolean =>
  'refused' in edited && edited.refused === 'not_direct';

const constraintFile = /^[ \t]*(?:-c|--constraint)(?:[ \t]+|=)([^\s#]+)/m;

/** Creates files for pins: the settings of pnpm, and the constraints file for pip. */
const pinFiles = async (
  { found }: Target,
  files: readonly ManifestFile[],
  readFile: CodeSource,
): Promise<ManifestFile[]> => {
  if (posix.basename(found) === 'pnpm-lock.yaml') {
    const own = await readAll([posix.join(posix.dirname(found), 'pnpm-workspace.yaml')], readFile);
    return own.filter(({ text }) => hasWorkspaceOverrides(text));
  }
  const named = files.flatMap(({ path, text }) => {
    const name = /\.(?:txt|in)$/.test(path) ? constraintFile.exec(text)?.[1] : undefined;
    const file = name === undefined ? '' : posix.join(posix.dirname(path), name);
    return file === '' || /^\.\.|^\/|:/.test(name ?? '') || file.startsWith('..') ? [] : [file];
  });
  return readAll(named, readFile);
};

/** Constraints that name the same component, which pip would compare with the requirement. */
const constraintsBeside = async (
  target: Target,
  file: ManifestFile,
  readFile: CodeSource,
): Promise<(ManifestFile & { edited: EditResult })[]> => {
  if (!/\.(?:txt|in)$/.test(file.path)) return [];
  const files = await pinFiles(target, [file], readFile);
  return files
    .map((each) => ({ ...each, edited: target.plan.edit(each.text, target) }))
    .filter(({ edited }) => 'text' in edited);
};

/** Pins a transitive dependency if the ecosystem supports it. */
const pinned = async (
  target: Target,
  files: readonly ManifestFile[],
  readFile: CodeSource,
): Promise<(ManifestFile & { edited: EditResult; isPin: boolean }) | undefined> => {
  const { found } = target;
  const lock = readsLock(found) ? await readFile(found) : undefined;
  const tried = [...(await pinFiles(target, files, readFile)), ...files].flatMap((file) => {
    const edit = findPinEditor(found, file.path);
    return edit ? [{ ...file, edited: edit(file.text, target, lock), isPin: true }] : [];
  });
  return tried.find(({ edited }) => !isNotDirect(edited)) ?? tried[0];
};

const compiled = /^#[ \t]+(?:uv )?pip[- ]compile\b/m;

/**
 * Edits the file that pip-tools compiled this one from, if it also names the component: otherwise
 * the next run would restore the old version.
 */
const compiledFrom = async (
  target: Target,
  { path, text }: ManifestFile,
  readFile: CodeSource,
): Promise<string> => {
  if (!/\.txt$/.test(path) || !compiled.test(text)) return '';
  const [source] = await readAll([path.replace(/txt$/, 'in')], readFile);
  const edited = source && target.plan.edit(source.text, target);
  return edited && 'text' in edited
    ? (createDiff(source.path, source.text, edited.text) ?? '')
    : '';
};

const mostMembers = 60;

/** The manifests of the workspace's other packages that may name the component. */
const memberFiles = async (
  { plan, found, name }: Target,
  root: ManifestFile,
  { readFile, listFiles = () => Promise.resolve([]) }: Sources,
): Promise<ManifestFile[]> => {
  const readLock = async () => (await readFile(found)) ?? '';
  const folders = (await plan.members?.({ manifest: root.text, readLock }, name)) ?? [];
  const at = { root: posix.dirname(root.path), manifest: posix.basename(root.path) };
  const below = await findMembers(folders, at, listFiles);
  const paths = below.map((file) => posix.join(at.root, file));
  return readAll(
    paths.filter((path) => path !== root.path && !path.startsWith('..')).slice(0, mostMembers),
    readFile,
  );
};

/** Edits a version that one of the manifests takes from another file. */
const editSharedOfAny = async (
  files: readonly (ManifestFile & { edited: EditResult })[],
  target: Target,
  readFile: CodeSource,
): Promise<SharedEdit | undefined> => {
  for (const { text, edited } of files) {
    const shared = await editShared(text, target, edited, readFile);
    if (shared) return shared;
  }
  return undefined;
};

/** Where the files of a repository come from. */
type Sources = {
  readFile: CodeSource;
  listFiles?: (() => Promise<readonly string[]>) | undefined;
};

/**
 * Returns the manifest's diff. If the manifest cannot be edited, the instruction stays, with the
 * reason. Rethrows errors of the host.
 */
export const upgradeManifest = async (
  { component }: ReportFinding,
  proposal: Proposal,
  sources: Sources,
): Promise<Outcome> => {
  const { readFile } = sources;
  const version = proposal.templateFields.find(({ key }) => key === 'version');
  const target = targetOf(component, version?.value);
  if (!target) return { made: proposal };
  const { plan } = target;
  const files = await readAll([plan.path, ...plan.others], readFile);
  const [first] = files;
  if (!first)
    return {
      made: {
        ...proposal,
        notes: [...proposal.notes, { code: 'file_missing', file: plan.path, command: null }],
      },
    };
  const direct = files
    .map((file) => ({ ...file, edited: plan.edit(file.text, target), isPin: false }))
    .find(({ edited }) => !isNotDirect(edited));
  const members = (await memberFiles(target, first, sources)).map((file) => ({
    ...file,
    edited: plan.edit(file.text, target),
  }));
  const own = { ...first, edited: direct?.edited ?? ({ refused: 'not_direct' } as const) };
  const shared = await editSharedOfAny([own, ...members], target, readFile);
  if (shared)
    return {
      made: {
        ...proposal,
        codeDiff: createDiff(shared.path, shared.before, shared.after),
        notes: [...proposal.notes, ...alsoNote(shared.path, shared.also), ...lockNote(target)],
      },
      filePath: shared.path,
    };
  const constraints = direct ? await constraintsBeside(target, direct, readFile) : [];
  const others = [...members, ...constraints];
  const changed = [...(direct ? [direct] : []), ...others].flatMap(({ path, text, edited }) =>
    'text' in edited ? [{ ...edited, path, before: text, after: edited.text }] : [],
  );
  const [main] = changed;
  if (main && others.length > 0)
    return {
      made: {
        ...proposal,
        codeDiff: changed.map((each) => createDiff(each.path, each.before, each.after)).join(''),
        notes: [
          ...proposal.notes,
          ...changed.flatMap(({ path, also, leavesDigest }) => [
            ...alsoNote(path, also),
            ...digestNote(path, leavesDigest),
          ]),
          ...lockNote(target),
        ],
      },
      filePath: main.path,
    };
  const { path, text, edited, isPin } = direct ??
    (await pinned(target, files, readFile)) ?? {
      ...first,
      edited: { refused: 'not_direct' as const },
      isPin: false,
    };
  if ('refused' in edited)
    return {
      made: {
        ...proposal,
        notes: [
          ...proposal.notes,
          { code: edited.refused, file: path, command: null },
          ...(edited.refused === 'range_includes' ? lockNote(target) : []),
        ],
      },
      filePath: path,
    };
  const source = await compiledFrom(target, { path, text }, readFile);
  return {
    made: {
      ...proposal,
      codeDiff: (createDiff(path, text, edited.text) ?? '') + source,
      // The command would make it a direct dependency of the project.
      ...(isPin && { template: null }),
      notes: [
        ...proposal.notes,
        ...(isPin ? [{ code: 'pinned_transitive', file: path, command: null } as const] : []),
        ...alsoNote(path, edited.also),
        ...digestNote(path, edited.leavesDigest),
        ...lockNote(target),
      ],
    },
    filePath: path,
  };
};

/** Repeats the edit of a file shared by manifests, if the manifest takes the version from it. */
const editAgain = async (
  target: Target,
  path: string,
  text: string,
  readFile: CodeSource,
): Promise<EditResult> => {
  const { shared, path: manifestPath } = target.plan;
  const versions = shared.find(({ file }) => posix.basename(path) === posix.basename(file));
  const manifest = versions && (await readFile(manifestPath));
  return manifest !== undefined && versions?.isUsedBy(manifest) === true
    ? versions.edit(text, target, manifest)
    : { refused: 'not_direct' };
};

/**
 * Applies the same upgrade to a text that other upgrades have already changed. Undefined if it does
 * not fit.
 */
export const repeatUpgrade = async (
  finding: ReportFinding,
  to: string,
  { path, text }: ManifestFile,
  readFile: CodeSource,
): Promise<string | undefined> => {
  const target = targetOf(finding.component, to);
  if (!target) return undefined;
  const { plan, found } = target;
  const isMember = plan.members !== undefined && posix.basename(path) === posix.basename(plan.path);
  const isManifest = isMember || [plan.path, ...plan.others].includes(path);
  const direct = isManifest
    ? plan.edit(text, target)
    : await editAgain(target, path, text, readFile);
  const pin = isNotDirect(direct) ? findPinEditor(found, path) : undefined;
  const lock = pin && readsLock(found) ? await readFile(found) : undefined;
  const edited = pin ? pin(text, target, lock) : direct;
  if ('refused' in edited) return edited.refused === 'already_there' ? text : undefined;
  return edited.text;
};
