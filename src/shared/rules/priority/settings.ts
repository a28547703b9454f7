/** The `complianceStandars` keys of the specification. */
export const complianceStandardKeys = [
  'pciDss4',
  'pciDss3',
  'dora',
  'cisBenchmarks',
  'soc2',
  'iso',
  'nist',
] as const;
export type ComplianceStandard = (typeof complianceStandardKeys)[number];

/** Groups of the manage-prioritization settings (specification §3), in display order. */
export const priorityGroups = [
  'industryStandardFrameworks',
  'exploitabilityFactors',
  'impactOnCriticalSystems',
  'complianceFrameworks',
  'complianceStandars',
] as const;
export type PriorityGroup = (typeof priorityGroups)[number];

export interface PrioritySettings {
  /** Custom scoring. Off: the defaults below apply. */
  toggle: boolean;
  industryStandardFrameworks: { cvss: boolean; cwe: boolean };
  exploitabilityFactors: { activeExploits: boolean; easeExploitation: boolean; epss: boolean };
  impactOnCriticalSystems: { vulnSensitiveData: boolean; vulnImpactingCriticalData: boolean };
  complianceFrameworks: { iso: boolean; nist: boolean; soc: boolean };
  complianceStandars: Record<ComplianceStandard, boolean>;
  /** Points of each group; they add up to 100. */
  weights: Record<PriorityGroup, number>;
}

export const defaultPrioritySettings: PrioritySettings = {
  toggle: false,
  industryStandardFrameworks: { cvss: true, cwe: true },
  exploitabilityFactors: { activeExploits: true, easeExploitation: true, epss: true },
  impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
  complianceFrameworks: { iso: true, nist: true, soc: true },
  complianceStandars: Object.fromEntries(
    complianceStandardKeys.map((key) => [key, key !== 'pciDss3']),
  ) as PrioritySettings['complianceStandars'],
  weights: {
    industryStandardFrameworks: 35,
    exploitabilityFactors: 45,
    impactOnCriticalSystems: 14,
    complianceFrameworks: 2,
    complianceStandars: 4,
  },
};

export const effectiveSettings = (settings: PrioritySettings): PrioritySettings =>
  settings.toggle ? settings : defaultPrioritySettings;

/** The same settings with KEV switched off. */
export const withoutKev = (settings: PrioritySettings): PrioritySettings => {
  const chosen = effectiveSettings(settings);
  return {
    ...chosen,
    toggle: true,
    exploitabilityFactors: { ...chosen.exploitabilityFactors, activeExploits: false },
  };
};
