// CISA's decision tree for vulnerabilities (SSVC), computed from the facts that the priority uses.
import { readSeverity } from './factors.ts';
import type { PriorityInput } from './input.ts';
import { readEase } from './likelihood.ts';
import { classValue } from './weakness-value.ts';

export type Decision = 'track' | 'track_closely' | 'attend' | 'act';
export type Exploitation = 'none' | 'proof_of_concept' | 'active';
export type Mission = 'low' | 'medium' | 'high';

export interface PriorityDecision {
  decision: Decision;
  exploitation: Exploitation;
  automatable: boolean;
  technical_impact: 'partial' | 'total';
  mission: Mission;
}

/** From this probability on, EPSS counts as evidence of a working exploit. */
const workingExploit = 0.1;

function exploitationOf(input: PriorityInput): Exploitation {
  const { kev, category, confidence, epss, weakness } = input;
  const isOpenDoor = category === 'secret' && confidence === 'high';
  if (kev !== undefined || isOpenDoor || weakness === 'malware') return 'active';
  if ((epss?.score ?? 0) >= workingExploit) return 'proof_of_concept';
  // A dynamic scanner with high confidence has exploited the flaw.
  return category === 'dast' && confidence === 'high' && classValue[weakness] >= 0.5
    ? 'proof_of_concept'
    : 'none';
}

function isAutomatable(input: PriorityInput): boolean {
  const { cvss } = input;
  if (cvss?.vector !== undefined)
    return ['AV:N', 'AC:L', 'PR:N', 'UI:N'].every((part) => cvss.vector?.includes(part));
  return readEase(input).value >= 0.7;
}

function isTotal({ cvss, weakness, severity }: PriorityInput): boolean {
  const vector = cvss?.vector;
  if (vector !== undefined) return /\/V?C:H\b/.test(vector) && /\/V?I:H\b/.test(vector);
  return classValue[weakness] >= 0.75 && (severity === 'critical' || severity === 'high');
}

const missionOf = ({ repository }: PriorityInput): Mission =>
  repository.confidential || repository.priority >= 75
    ? 'high'
    : repository.priority >= 50
      ? 'medium'
      : 'low';

type Row = Readonly<Record<Mission, Decision>>;
const row = (low: Decision, medium: Decision, high: Decision): Row => ({ low, medium, high });

/** CISA's table, by exploitation, then by automatable, then by technical impact. */
const table: Readonly<
  Record<Exploitation, Readonly<Record<'no' | 'yes', Readonly<Record<'partial' | 'total', Row>>>>>
> = {
  none: {
    no: { partial: row('track', 'track', 'track'), total: row('track', 'track', 'track_closely') },
    yes: { partial: row('track', 'track', 'attend'), total: row('track', 'track', 'attend') },
  },
  proof_of_concept: {
    no: {
      partial: row('track', 'track', 'track_closely'),
      total: row('track', 'track_closely', 'attend'),
    },
    yes: {
      partial: row('track', 'track', 'attend'),
      total: row('track', 'track_closely', 'attend'),
    },
  },
  active: {
    no: { partial: row('track', 'track', 'attend'), total: row('track', 'attend', 'act') },
    yes: { partial: row('attend', 'attend', 'act'), total: row('attend', 'act', 'act') },
  },
};

/** Below a rated weakness, the decision is always the lowest one. */
const leastSeverity = 0.2;

export function decide(input: PriorityInput): PriorityDecision {
  const exploitation = exploitationOf(input);
  const automatable = isAutomatable(input);
  const technical_impact = isTotal(input) ? 'total' : 'partial';
  const mission = missionOf(input);
  const asksForNothing =
    input.dismissed || input.weakness === 'style' || readSeverity(input).value < leastSeverity;
  return {
    decision: asksForNothing
      ? 'track'
      : table[exploitation][automatable ? 'yes' : 'no'][technical_impact][mission],
    exploitation,
    automatable,
    technical_impact,
    mission,
  };
}
