import { list, str } from '../parsers/json-access.ts';

const ranks = ['INFO', 'LOW', 'MEDIUM', 'HIGH', 'BLOCKER'];

/**
 * Returns the relevant impact of an issue or a rule: the one on security, else the most severe.
 * Impacts replace type and severity since SonarQube 10.2, with one per software quality.
 */
export const impactOf = (
  raw: unknown,
): { severity: string | undefined; isSecurity: boolean } | undefined => {
  const impacts = list(raw, 'impacts');
  const security = impacts.find((impact) => str(impact, 'softwareQuality') === 'SECURITY');
  if (security !== undefined) return { severity: str(security, 'severity'), isSecurity: true };
  const worst = impacts
    .flatMap((impact) => str(impact, 'severity') ?? [])
    .toSorted((one, other) => ranks.indexOf(other) - ranks.indexOf(one))[0];
  return impacts.length === 0 ? undefined : { severity: worst, isSecurity: false };
};
