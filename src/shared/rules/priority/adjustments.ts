// Adjustments to the sum: facts that scale the total, and the bounds for a severity.
import type { Severity } from '../finding-filters.ts';
import { isLiveSecret } from '../live-secret.ts';
import type { PriorityInput } from './input.ts';

export interface PriorityAdjustment {
  key:
    | 'code_quality'
    | 'test_code'
    | 'development_dependency'
    | 'not_reachable'
    | 'reachable'
    | 'dismissed'
    | 'least'
    | 'most';
  /** The reason, as a machine-readable word. */
  fact: string;
  /** The points that it adds or subtracts. */
  points: number;
}

type Scale = readonly [key: PriorityAdjustment['key'], fact: string, by: number];

const scalesOf = ({ weakness, scope, reachability, dismissed }: PriorityInput): Scale[] => [
  ...(weakness === 'style' ? [['code_quality', 'not_security', 0.35] as const] : []),
  ...(scope === 'test' ? [['test_code', 'test_path', 0.5] as const] : []),
  ...(scope === 'development'
    ? [['development_dependency', 'not_in_production', 0.7] as const]
    : []),
  ...(reachability === 'not_reachable' ? [['not_reachable', 'not_called', 0.5] as const] : []),
  ...(reachability === 'reachable' ? [['reachable', 'called', 1.15] as const] : []),
  ...(dismissed ? [['dismissed', 'reviewer', 0.3] as const] : []),
];

/** Teams that fix by due date fix these first, whatever other facts are known. */
const exploitedLeast: Record<Severity, number> = {
  critical: 90,
  high: 85,
  medium: 75,
  low: 45,
  info: 0,
};
const openDoorLeast = 85;

const runsInProduction = ({ scope, reachability, dismissed }: PriorityInput): boolean =>
  scope === undefined && reachability !== 'not_reachable' && !dismissed;

/** The lowest and highest priority that the facts allow. */
function boundsOf(
  input: PriorityInput,
  kevCounts: boolean,
): { least: number; leastFact: string; most: number; mostFact: string } {
  const { severity, severitySource, weakness } = input;
  const isRated = severitySource !== 'none';
  const most = !isRated ? 100 : severity === 'info' ? 20 : severity === 'low' ? 45 : 100;
  const bounds = { least: 0, leastFact: '', most, mostFact: severity };
  if (!runsInProduction(input)) return bounds;
  if (isLiveSecret(input)) return { ...bounds, least: openDoorLeast, leastFact: 'live_secret' };
  if (weakness === 'malware')
    return { ...bounds, least: openDoorLeast, leastFact: 'class_malware' };
  if (kevCounts && input.kev !== undefined)
    return {
      ...bounds,
      least: exploitedLeast[isRated ? severity : 'medium'],
      leastFact: 'exploited',
    };
  return bounds;
}

export function adjust(
  input: PriorityInput,
  sum: number,
  kevCounts: boolean,
): { total: number; adjustments: PriorityAdjustment[] } {
  const adjustments: PriorityAdjustment[] = [];
  let total = sum;
  const move = (key: PriorityAdjustment['key'], fact: string, to: number) => {
    if (to === total) return;
    adjustments.push({ key, fact, points: to - total });
    total = to;
  };
  for (const [key, fact, by] of scalesOf(input)) move(key, fact, total * by);
  const { least, leastFact, most, mostFact } = boundsOf(input, kevCounts);
  if (total < least) move('least', leastFact, least);
  if (total > most) move('most', mostFact, most);
  if (total > 100) move('most', 'scale', 100);
  return { total, adjustments };
}
