// An upgrade as an edit of the file that asks for the component.
import { PackageURL } from 'packageurl-js';
import type { RemediationNote } from '../db/schema/remediations.ts';
import type { Component, ReportFinding } from '../reports/model.ts';
import type { CodeSource } from './code-region.ts';
import type { Outcome } from './compose.ts';
import { manifestPlan, type ManifestPlan } from './manifests/registry.ts';
import { diffOf } from './patch.ts';
import { ecosystemOf, type Proposal, repairedIn } from './propose.ts';

/** Between the namespace and the name, as each ecosystem writes it. */
const joints: Readonly<Record<string, string>> = { maven: ':' };

const packageOf = (component: Component): { type: string; name: string } => {
  const type = ecosystemOf(component);
  if (component.purl === undefined) return { type, name: component.name };
  try {
    const { namespace, name } = PackageURL.fromString(component.purl);
    return { type, name: namespace ? `${namespace}${joints[type] ?? '/'}${name}` : name };
  } catch {
    return { type, name: component.name };
  }
};

type Target = { plan: ManifestPlan; name: string; to: string };

const targetOf = (component: Component | undefined): Target | undefined => {
  const to = component && repairedIn(component);
  if (!component || to === undefined || component.manifestPath === undefined || !/^v?\d/.test(to))
    return undefined;
  const { type, name } = packageOf(component);
  const plan = manifestPlan(component.manifestPath, type);
  return plan && { plan, name, to };
};

const lockNote = ({ plan }: Target): RemediationNote[] =>
  plan.lock ? [{ code: 'renew_lock', file: plan.lock.file, command: plan.lock.command }] : [];

/** The diff of the manifest; where it cannot be edited the instruction stays, with the reason. Throws what the host throws. */
export const upgradeIn = async (
  { component }: ReportFinding,
  proposal: Proposal,
  readFile: CodeSource,
): Promise<Outcome> => {
  const target = targetOf(component);
  if (!target) return { made: proposal };
  const { path, edit } = target.plan;
  const text = await readFile(path);
  if (text === undefined)
    return { made: { ...proposal, notes: [{ code: 'file_missing', file: path, command: null }] } };
  const edited = edit(text, target);
  if ('refused' in edited)
    return {
      made: {
        ...proposal,
        notes: [
          { code: edited.refused, file: path, command: null },
          ...(edited.refused === 'range_includes' ? lockNote(target) : []),
        ],
      },
      filePath: path,
    };
  return {
    made: { ...proposal, codeDiff: diffOf(path, text, edited.text), notes: lockNote(target) },
    filePath: path,
  };
};
