import type { Severity } from '#domain/finding-filters';

/**
 * Common severity words of scanners. A format with another scale defines its own table, which takes
 * precedence.
 */
export const severityWords: Readonly<Record<string, Severity>> = {
  critical: 'critical',
  crit: 'critical',
  blocker: 'critical',
  fatal: 'critical',
  severe: 'critical',
  veryhigh: 'critical',
  urgent: 'critical',
  emergency: 'critical',
  extreme: 'critical',
  catastrophic: 'critical',
  defcon1: 'critical',
  p1: 'critical',
  high: 'high',
  error: 'high',
  important: 'high',
  serious: 'high',
  major: 'high',
  p2: 'high',
  danger: 'high',
  fail: 'high',
  failure: 'high',
  alarm: 'high',
  medium: 'medium',
  med: 'medium',
  moderate: 'medium',
  warning: 'medium',
  warn: 'medium',
  average: 'medium',
  p3: 'medium',
  potential: 'medium',
  low: 'low',
  minor: 'low',
  note: 'low',
  verylow: 'low',
  style: 'low',
  p4: 'low',
  trivial: 'low',
  unimportant: 'low',
  info: 'info',
  information: 'info',
  informational: 'info',
  informative: 'info',
  none: 'info',
  negligible: 'info',
  notice: 'info',
  unknown: 'info',
  undefined: 'info',
  unspecified: 'info',
  unassigned: 'info',
  log: 'info',
  debug: 'info',
  ok: 'info',
  p5: 'info',
  recommendation: 'info',
  falsepositive: 'info',
  inform: 'info',
  hint: 'info',
  pass: 'info',
  na: 'info',
  untriaged: 'info',
  nottriaged: 'info',
  suggestion: 'info',
  advisory: 'info',
  bestpractice: 'info',
  optional: 'info',
};

/** Maps a score to FIRST's qualitative scale; 0.0 is "none". */
export function severityFromScore(score: number): Severity {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'info';
}

export const severityKey = (word: string): string => word.toLowerCase().replace(/[^a-z0-9.]/g, '');

export function normalizeSeverity(
  raw: string | undefined,
  own: Readonly<Record<string, Severity>> = {},
): Severity | undefined {
  if (raw === undefined) return undefined;
  const key = severityKey(raw);
  const known = own[key] ?? severityWords[key];
  if (known !== undefined) return known;
  const score = key === '' ? Number.NaN : Number(key);
  if (score >= 0 && score <= 10) return severityFromScore(score);
  // `High (4)`, `4 - High`, `Severity: high`: exactly one known word among others.
  const among = [
    ...new Set(
      raw
        .toLowerCase()
        .split(/[^a-z]+/)
        .flatMap((part) => own[part] ?? severityWords[part] ?? []),
    ),
  ];
  return among.length === 1 && raw.length <= 60 ? among[0] : undefined;
}

const confidences: Record<string, 'high' | 'medium' | 'low'> = {
  high: 'high',
  certain: 'high',
  confirmed: 'high',
  veryhigh: 'high',
  true: 'high',
  strong: 'high',
  verified: 'high',
  exact: 'high',
  medium: 'medium',
  firm: 'medium',
  normal: 'medium',
  moderate: 'medium',
  probable: 'medium',
  likely: 'medium',
  low: 'low',
  tentative: 'low',
  weak: 'low',
  unconfirmed: 'low',
  possible: 'low',
  false: 'low',
  experimental: 'low',
  ignore: 'low',
  potential: 'low',
};

export const normalizeConfidence = (
  raw: string | undefined,
): 'high' | 'medium' | 'low' | undefined =>
  raw === undefined ? undefined : confidences[severityKey(raw)];
