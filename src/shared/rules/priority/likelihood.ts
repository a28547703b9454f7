// The likelihood that an attacker uses the finding: what the attacker needs, and which exploitation
// is observed. Every reading is a likelihood from 0 to 1 after its evidence.
import { isLiveSecret } from '../live-secret.ts';
import type { PriorityInput } from './input.ts';
import { classValue } from './weakness-value.ts';
import type { Reading } from './reading.ts';

const vectorParts = {
  AV: { N: 1, A: 0.6, L: 0.4, P: 0.1 },
  AC: { L: 1, M: 0.6, H: 0.3 },
  AT: { N: 1, P: 0.5 },
  PR: { N: 1, L: 0.6, H: 0.3 },
  Au: { N: 1, S: 0.6, M: 0.3 },
  UI: { N: 1, R: 0.6, P: 0.7, A: 0.5 },
} as const;

/**
 * The mean of the vector's metrics for reaching the flaw: attack vector, complexity, privileges,
 * user interaction.
 */
export function easeFromVector(vector: string): number | undefined {
  const parts = vector.split('/').flatMap((part) => {
    const [metric = '', value = ''] = part.split(':');
    const scale: Readonly<Record<string, number>> | undefined = Object.hasOwn(vectorParts, metric)
      ? vectorParts[metric as keyof typeof vectorParts]
      : undefined;
    const weight = scale?.[value];
    return weight === undefined ? [] : [weight];
  });
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

export const isCve = ({ vulnerabilityIds }: PriorityInput): boolean =>
  vulnerabilityIds.some((id) => id.startsWith('CVE-'));
const isPublished = ({ vulnerabilityIds, category }: PriorityInput): boolean =>
  vulnerabilityIds.length > 0 || category === 'sca' || category === 'container';

/** A scanner with high confidence or a traced data flow has more evidence than a pattern match. */
const certainty = { high: 1.2, medium: 1, low: 0.65 } as const;

/** A published vulnerability without a vector counts as mean difficulty. */
const meanVector = 0.8;

/** What an attacker needs. An unknown fact never counts as the easiest case. */
export function readEase(input: PriorityInput): Reading {
  const { category, confidence, cvss, followed, weakness } = input;
  if (category === 'secret') {
    if (isLiveSecret(input)) return { value: 1, fact: 'live_secret', source: 'scanner_checked' };
    return { value: classValue[weakness], fact: `class_${weakness}`, source: 'parapet' };
  }
  const fromVector = cvss?.vector === undefined ? undefined : easeFromVector(cvss.vector);
  // The vector describes how to reach the flaw; the class describes the gain.
  const worth = 0.4 + 0.5 * classValue[weakness];
  if (fromVector !== undefined)
    return { value: fromVector * worth, fact: cvss?.vector ?? '', source: 'cvss_vector' };
  if (isPublished(input) && weakness !== 'hygiene' && weakness !== 'style')
    return { value: meanVector * worth, fact: `class_${weakness}`, source: 'parapet' };
  const sure = certainty[followed ? 'high' : (confidence ?? 'medium')];
  return {
    value: Math.min(0.95, classValue[weakness] * sure),
    fact: followed ? 'data_followed' : `class_${weakness}`,
    source: confidence === undefined || followed ? 'parapet' : 'scanner_confidence',
  };
}

/** At this probability EPSS adds no evidence to that of the flaw itself. */
const neutralEpss = 0.01;
const epssPower = 0.8;

/** EPSS multiplies the odds: ten times the probability is about six times the odds. */
export function afterEpss(before: number, probability: number): number {
  const odds = Math.min(before, 0.99) / (1 - Math.min(before, 0.99));
  const after = odds * (Math.max(probability, 1e-5) / neutralEpss) ** epssPower;
  return after / (1 + after);
}

export function readEpss(input: PriorityInput): Reading | undefined {
  const { epss, epssLoaded } = input;
  if (epss)
    return {
      value: Math.sqrt(epss.score),
      fact: String(epss.score),
      source: 'FIRST EPSS',
      date: epss.date,
    };
  return epssLoaded && isCve(input)
    ? { value: 0, fact: 'not_scored', source: 'FIRST EPSS' }
    : undefined;
}

export function readKev(input: PriorityInput): Reading | undefined {
  const { kev } = input;
  if (kev)
    return {
      value: 1,
      fact: kev.ransomware ? 'listed_ransomware' : 'listed',
      source: 'CISA KEV',
      date: kev.dateAdded,
    };
  return isCve(input) ? { value: 0, fact: 'not_listed', source: 'CISA KEV' } : undefined;
}
