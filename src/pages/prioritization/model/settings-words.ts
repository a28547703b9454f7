import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriorityGroup, PrioritySettings } from '@/shared/api/generated/model';

type Toggles<G extends PriorityGroup> = Readonly<Record<keyof PrioritySettings[G], MessageDescriptor>>;

/** The groups of the settings in their order, with the words for each toggle (specification, §3). */
export const groupToggles: { readonly [G in PriorityGroup]: Toggles<G> } = {
  industryStandardFrameworks: { cvss: msg`CVSS score`, cwe: msg`CWE Top 25` },
  exploitabilityFactors: { activeExploits: msg`Active exploits (KEV)`, easeExploitation: msg`Ease of exploitation`, epss: msg`Exploit probability (EPSS)` },
  impactOnCriticalSystems: { vulnSensitiveData: msg`Touches sensitive data`, vulnImpactingCriticalData: msg`Touches critical systems` },
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

export const priorityGroups = Object.keys(groupToggles) as PriorityGroup[]; // the record's own keys
