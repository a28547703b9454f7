// Maps an organization's regulations to compliance standards.
import compliance from '../../../reference/data/compliance.json' with { type: 'json' };
import {
  type ComplianceStandard,
  complianceStandardKeys,
  complianceStandards,
} from './controls.ts';

/** The names that administrators enter in the organization's settings, as free text. */
const names: Readonly<Record<ComplianceStandard, RegExp>> = {
  pciDss4: /\bpci\b(?!.*\b(?:v\s*)?3(?:\.\d|$|\s))/i,
  pciDss3: /\bpci\b.*\b(?:v\s*)?3(?:\.\d|$|\s)/i,
  dora: /\bdora\b|digital operational resilience|2022\/2554/i,
  cisBenchmarks: /\bcis\b/i,
  soc2: /\bsoc[\s-]*2\b/i,
  iso: /\b2700[12]\b/,
  nist: /\bnist\b|\b800-53\b|\bfisma\b|\bfedramp\b/i,
};

/** Undefined if Parapet maps findings to none of them, as for GDPR alone. */
export const standardsOfRegulations = (
  regulations: readonly string[],
): ReadonlySet<ComplianceStandard> | undefined => {
  const found = complianceStandardKeys.filter((key) =>
    regulations.some((regulation) => names[key].test(regulation)),
  );
  return found.length === 0 ? undefined : new Set(found);
};

const frameworkNames = new Map(compliance.frameworks.map(({ id, name }) => [id, name]));

/**
 * The names of frameworks that do not apply. Empty while no regulation maps to a framework, because
 * each of them may be relevant.
 */
export const frameworksOutside = (regulations: readonly string[]): string[] => {
  const applies = standardsOfRegulations(regulations);
  return complianceStandardKeys.flatMap((key) =>
    applies && !applies.has(key) ? (frameworkNames.get(complianceStandards[key]) ?? []) : [],
  );
};
