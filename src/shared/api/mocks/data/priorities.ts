// The priorities of the mock's findings, by the server's formula.
import { decide } from '#domain/priority/decision';
import type { PriorityInput } from '#domain/priority/input';
import { type Priority, sumPriority } from '#domain/priority/score';
import type { PrioritySettings } from '#domain/priority/settings';
import type { WeaknessClass } from '#domain/priority/weakness-value';
import { repositoryWeight } from '#domain/repository-weight';
import type { FindingAttributes, PriorityExplanation } from '../../generated/model';
import { dayMs, today } from './today';

/** The weakness classes of the mock's findings, as the server derives them from the CWE. */
const classes: Readonly<Record<number, WeaknessClass>> = {
  22: 'injection',
  78: 'execution',
  79: 'script',
  89: 'injection',
  94: 'execution',
  200: 'disclosure',
  209: 'disclosure',
  327: 'crypto',
  328: 'crypto',
  502: 'execution',
  614: 'hygiene',
  798: 'credentials',
  1321: 'script',
};

/** Those of them that are in the CWE Top 25 of 2025. */
const ranks: Readonly<Record<number, number>> = {
  79: 1,
  89: 2,
  22: 6,
  78: 9,
  94: 10,
  502: 15,
  200: 20,
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Every fifth repository has the highest priority, and one of those holds personal data. */
export const repositoryFactsOf = (id: string): PriorityInput['repository'] => {
  const place = Number.parseInt(id.slice(-4), 16);
  const weight = (['medium', 'high', 'low', 'medium', 'critical'] as const)[place % 5] ?? 'medium';
  return { confidential: place % 10 === 4, priority: repositoryWeight[weight] };
};

export const inputOf = (finding: FindingAttributes): PriorityInput => {
  const { severity, category, cwe, cve, cvssv3_score: score, epss, kev, repository } = finding;
  return {
    severity,
    severitySource: 'scanner',
    category,
    weakness: classes[cwe[0] ?? 0] ?? (category === 'secret' ? 'cloud_key' : 'unknown'),
    cvss: score === null ? undefined : { version: '3.1', score },
    cwes: cwe,
    vulnerabilityIds: cve,
    epss: epss === null ? undefined : { score: epss, date: dayOf(today()) },
    epssLoaded: true,
    kev: kev ? { dateAdded: dayOf(today() - 300 * dayMs), ransomware: false } : undefined,
    followed: false,
    dismissed: false,
    repository: repositoryFactsOf(repository.id),
    standards: new Set(),
  };
};

export const priorityOf = (finding: FindingAttributes, settings: PrioritySettings): Priority =>
  sumPriority(inputOf(finding), settings, (cwe) => ranks[cwe]);

export const explanationOf = (
  finding: FindingAttributes,
  settings: PrioritySettings,
): PriorityExplanation => {
  const { score, factors, adjustments } = priorityOf(finding, settings);
  return {
    score,
    factors: factors.map(({ date, ...factor }) => ({
      ...factor,
      date: date === undefined || date === '' ? null : date,
    })),
    adjustments,
    decision: decide(inputOf(finding)),
    computed_at: finding.last_seen_at,
  };
};
