import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriorityGroup, PrioritySettings } from '@/shared/api/generated/model';

type Toggles<G extends PriorityGroup> = Readonly<
  Record<keyof PrioritySettings[G], MessageDescriptor>
>;

/** The groups of settings in order, with a label for each toggle (specification, §3). */
export const groupToggles: { readonly [G in PriorityGroup]: Toggles<G> } = {
  industryStandardFrameworks: { cvss: msg`CVSS score`, cwe: msg`CWE Top 25` },
  exploitabilityFactors: {
    activeExploits: msg`Active exploits (KEV)`,
    easeExploitation: msg`Ease of exploitation`,
    epss: msg`Exploit probability (EPSS)`,
  },
  impactOnCriticalSystems: {
    vulnSensitiveData: msg`Touches sensitive data`,
    vulnImpactingCriticalData: msg`Touches critical systems`,
  },
  complianceFrameworks: { iso: msg`ISO`, nist: msg`NIST`, soc: msg`SOC` },
  complianceStandars: {
    pciDss4: msg`PCI DSS 4`,
    pciDss3: msg`PCI DSS 3`,
    dora: msg`DORA`,
    cisBenchmarks: msg`CIS Benchmarks`,
    soc2: msg`SOC 2`,
    iso: msg`ISO 27001`,
    nist: msg`NIST SP 800-53`,
  },
};

export const groupNames: Readonly<Record<PriorityGroup, MessageDescriptor>> = {
  industryStandardFrameworks: msg`Industry standards`,
  exploitabilityFactors: msg`Exploitability`,
  impactOnCriticalSystems: msg`Impact on critical systems`,
  complianceFrameworks: msg`Compliance frameworks`,
  complianceStandars: msg`Compliance standards`,
};

/** Hints on the source of a factor, for labels that do not explain it. */
export const toggleHints: Readonly<Record<string, MessageDescriptor>> = {
  cvss: msg`0 to 10, from the report. If missing, the scanner’s severity is used.`,
  cwe: msg`Raises weaknesses on the yearly CWE Top 25 list`,
  activeExploits: msg`Listed by CISA as known to be exploited`,
  easeExploitation: msg`From the CVSS vector, the kind of weakness and what the scanner checked`,
  epss: msg`Probability of exploitation in 30 days`,
  vulnSensitiveData: msg`Set per repository: confidential data`,
  vulnImpactingCriticalData: msg`Set per repository: priority`,
};

export const priorityGroups = Object.keys(groupToggles) as PriorityGroup[]; // the record's own keys
