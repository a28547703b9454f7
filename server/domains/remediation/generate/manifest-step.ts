// Upgrades a component in the manifest that requires it.
import { PackageURL } from 'packageurl-js';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { Component, ReportFinding } from '../../../report-formats/model.ts';
import type { CodeSource } from './code-region.ts';
import type { PlainProblemCode } from '../../../platform/http/problem-codes.ts';
import type { EditResult } from '../manifests/edit.ts';
import { findManifestPlan, type ManifestPlan } from '../manifests/registry.ts';
import { findTransitiveEditor, readsLock } from '../manifests/transitive.ts';
import { createDiff } from './patch.ts';
import { ecosystemOf, type Proposal } from './propose.ts';

/** A proposal, or the reason why there is none. */
export type Outcome =
  | { made: Proposal; filePath?: string | undefined }
  | {
      failed: PlainProblemCode;
      /** The model's reason. */
      words?: string | undefined;
    };

/** The separator of namespace and name in each ecosystem. */
const joints: Readonly<Record<string, string>> = { maven: ':' };

/** The package as its ecosystem writes it. */
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

/** @param to as the proposal decided: other findings of the component may ask for more */
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

const lockNote = ({ plan: { lock }, name, to }: Target): RemediationNote[] =>
  lock ? [{ code: 'renew_lock', file: lock.file, command: lock.command({ name, to }) }] : [];

const alsoNote = (file: string, names: readonly string[] = []): RemediationNote[] =>
  names.length === 0
    ? []
    : [{ code: 'raises_more', file, command: null, names: names.slice(0, mostNames) }];

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

/**
 * The edit of the file to which the manifest leaves the version, such as a catalog; undefined where
 * there is none. The nearest one counts.
 */
const editShared = async (
  manifest: string,
  target: Target,
  direct: EditResult,
  readFile: CodeSource,
): Promise<SharedEdit | undefined> => {
  const { shared, path: from } = target.plan;
  if (!shared?.isUsedBy(manifest) || !('refused' in direct)) return undefined;
  if (direct.refused !== 'version_elsewhere' && direct.refused !== 'not_direct') return undefined;
  for (const folder of foldersAbove(from)) {
    const path = folder + shared.file;
    const before = await readFile(path);
    if (before === undefined) continue;
    const edited = shared.edit(before, target, manifest);
    return 'refused' in edited
      ? undefined
      : { path, before, after: edited.text, ...(edited.also && { also: edited.also }) };
  }
  return undefined;
};

/**
 * Returns the manifest's diff. When the manifest cannot be edited, the instruction stays, with the
 * reason. Rethrows the host's errors.
 */
export const upgradeManifest = async (
  { component }: ReportFinding,
  proposal: Proposal,
  readFile: CodeSource,
): Promise<Outcome> => {
  const version = proposal.templateFields.find(({ key }) => key === 'version');
  const target = targetOf(component, version?.value);
  if (!target) return { made: proposal };
  const { path, edit } = target.plan;
  const text = await readFile(path);
  if (text === undefined)
    return {
      made: {
        ...proposal,
        notes: [...proposal.notes, { code: 'file_missing', file: path, command: null }],
      },
    };
  const direct = edit(text, target);
  const shared = await editShared(text, target, direct, readFile);
  if (shared)
    return {
      made: {
        ...proposal,
        codeDiff: createDiff(shared.path, shared.before, shared.after),
        notes: [...proposal.notes, ...alsoNote(shared.path, shared.also), ...lockNote(target)],
      },
      filePath: shared.path,
    };
  const pin =
    'refused' in direct && direct.refused === 'not_direct'
      ? findTransitiveEditor(target.found)
      : undefined;
  const lock = pin && readsLock(target.found) ? await readFile(target.found) : undefined;
  const edited = pin ? pin(text, target, lock) : direct;
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
  return {
    made: {
      ...proposal,
      codeDiff: createDiff(path, text, edited.text),
      // The command would make it a dependency of the project itself.
      ...(pin && { template: null }),
      notes: [
        ...proposal.notes,
        ...(pin ? [{ code: 'pinned_transitive', file: path, command: null } as const] : []),
        ...alsoNote(path, edited.also),
        ...lockNote(target),
      ],
    },
    filePath: path,
  };
};
