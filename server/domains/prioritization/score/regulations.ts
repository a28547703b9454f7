// The regulations that apply to an organization choose the compliance standards that weigh.
import { type ComplianceStandard, complianceStandardKeys } from '../../policies/rules/index.ts';
import { defaultPrioritySettings, type PrioritySettings } from './settings.ts';

/** How administrators name them in the settings of the organization, in free text. */
const names: Readonly<Record<ComplianceStandard, RegExp>> = {
  pciDss4: /\bpci\b(?!.*\b(?:v\s*)?3(?:\.\d|$|\s))/i,
  pciDss3: /\bpci\b.*\b(?:v\s*)?3(?:\.\d|$|\s)/i,
  dora: /\bdora\b|digital operational resilience|2022\/2554/i,
  cisBenchmarks: /\bcis\b/i,
  soc2: /\bsoc[\s-]*2\b/i,
  iso: /\b2700[12]\b/,
  nist: /\bnist\b|\b800-53\b|\bfisma\b|\bfedramp\b/i,
};

/** Undefined when Parapet maps findings to none of them, as for GDPR alone. */
export const standardsOfRegulations = (
  regulations: readonly string[],
): ReadonlySet<ComplianceStandard> | undefined => {
  const found = complianceStandardKeys.filter((key) =>
    regulations.some((regulation) => names[key].test(regulation)),
  );
  return found.length === 0 ? undefined : new Set(found);
};

/** Custom scoring is a choice of its own: regulations narrow only the defaults. */
export const applyRegulations = (
  settings: PrioritySettings,
  regulations: readonly string[],
): PrioritySettings => {
  const applies = settings.toggle ? undefined : standardsOfRegulations(regulations);
  if (!applies) return settings;
  return {
    ...defaultPrioritySettings,
    toggle: true,
    complianceFrameworks: {
      iso: applies.has('iso'),
      nist: applies.has('nist'),
      soc: applies.has('soc2'),
    },
    complianceStandars: Object.fromEntries(
      complianceStandardKeys.map((key) => [key, applies.has(key)]),
    ) as PrioritySettings['complianceStandars'],
  };
};
