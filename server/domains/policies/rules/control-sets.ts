// The controls of a finding depend on few of its fields, so findings share few control sets. A
// finding stores the number of its set; the labels of a set are stored once.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { controlSets } from '../../../platform/db/schema/findings.ts';
import compliance from '../../../reference/data/compliance.json' with { type: 'json' };
import { BoundedMemo } from '../../../platform/runtime/bounded-memo.ts';
import {
  type Control,
  type ControlInput,
  toControls,
  type ComplianceStandard,
  complianceStandardKeys,
  complianceStandards,
} from './controls.ts';

/** The policy category of every control. */
export const complianceCategory = 'compliance';

export interface ControlSet {
  /** 48 bits of a digest of the labels: equal sets have equal numbers in every installation. */
  id: number;
  /** Sorted: `control:…` of each control, `policy:…` of each framework, and the policy category. */
  labels: readonly string[];
  standards: ReadonlySet<ComplianceStandard>;
}

const labelsOf = (controls: readonly Control[]): string[] =>
  [
    ...new Set(
      controls.flatMap(({ framework, control }) => [
        `policy-category:${complianceCategory}`,
        `policy:${framework}`,
        `control:${framework} ${control}`,
      ]),
    ),
  ].sort();

const digestOf = (labels: readonly string[]): number =>
  createHash('sha256').update(labels.join('\n')).digest().readUIntBE(0, 6);

const setOf = (finding: ControlInput): ControlSet | undefined => {
  const controls = toControls(finding);
  if (controls.length === 0) return undefined;
  const labels = labelsOf(controls);
  return {
    id: digestOf(labels),
    labels,
    standards: new Set(controls.map(({ standard }) => standard)),
  };
};

const memo = new BoundedMemo<ControlSet | undefined>(5_000);

/**
 * Returns the control set of a finding, or undefined without controls. The memo key contains only
 * whether the finding has a vulnerability id, and the SLSA source and build threats.
 */
export const toControlSet = (finding: ControlInput): ControlSet | undefined => {
  const { category, cwes, vulnerabilityIds, slsaThreats } = finding;
  return memo.get(
    `${category} ${cwes.join()} ${String(vulnerabilityIds.length > 0)} ${String(slsaThreats.some((letter) => letter <= 'G'))}`,
    () => setOf(finding),
  );
};

const frameworkNames = new Map(compliance.frameworks.map(({ id, name }) => [id, name]));
const standardOfLabel = new Map<string, ComplianceStandard>(
  complianceStandardKeys.map((key) => [
    `policy:${frameworkNames.get(complianceStandards[key]) ?? ''}`,
    key,
  ]),
);

/** Policy names that are reserved for the frameworks. */
export const frameworkPolicies: ReadonlySet<string> = new Set(
  [...standardOfLabel.keys()].map((label) => label.slice('policy:'.length)),
);

/** Returns whether the label is stored with control sets and never on findings. */
export const isControlLabel = (label: string): boolean =>
  label.startsWith('control:') || standardOfLabel.has(label);

/** The standards of each stored set, by its number. */
export const standardsBySet = async (tx: Tx): Promise<Map<number, Set<ComplianceStandard>>> => {
  const rows = await tx
    .select()
    .from(controlSets)
    .where(sql`starts_with(${controlSets.label}, 'policy:')`);
  const found = new Map<number, Set<ComplianceStandard>>();
  for (const { setId, label } of rows) {
    const standard = standardOfLabel.get(label);
    if (standard !== undefined) found.set(setId, (found.get(setId) ?? new Set()).add(standard));
  }
  return found;
};

/** Control sets are shared by all organizations: `tx` has to come from `acrossTenants`. */
export const upsertControlSets = async (
  tx: Tx,
  sets: readonly Pick<ControlSet, 'id' | 'labels'>[],
): Promise<void> => {
  const rows = sets
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, labels }) => labels.map((label) => ({ setId: id, label })));
  if (rows.length > 0) await tx.insert(controlSets).values(rows).onConflictDoNothing();
};
