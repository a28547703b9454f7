import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The last part of a factor's key names it, unless two groups share it. The group decides the colour. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  cvss: msg`CVSS`,
  cwe: msg`CWE Top 25`,
  activeExploits: msg`Known exploited (KEV)`,
  epss: msg`Exploit probability (EPSS)`,
  easeExploitation: msg`Ease of exploitation`,
  vulnSensitiveData: msg`Confidential data`,
  vulnImpactingCriticalData: msg`Critical repository`,
  'complianceFrameworks.iso': msg`ISO framework`,
  'complianceFrameworks.nist': msg`NIST framework`,
  'complianceFrameworks.soc': msg`SOC framework`,
  iso: msg`ISO 27001`,
  nist: msg`NIST SP 800-53`,
  soc2: msg`SOC 2`,
  pciDss4: msg`PCI DSS 4.0`,
  pciDss3: msg`PCI DSS 3.2.1`,
  dora: msg`DORA`,
  cisBenchmarks: msg`CIS Benchmarks`,
};

const facts: Readonly<Record<string, MessageDescriptor>> = {
  critical: msg`Critical`,
  high: msg`High`,
  medium: msg`Medium`,
  low: msg`Low`,
  info: msg`Info`,
  listed: msg`Listed`,
  listed_ransomware: msg`Listed, used by ransomware`,
  not_listed: msg`Not listed`,
  not_scored: msg`Not scored`,
  not_known: msg`Not known`,
  usable_as_found: msg`Usable as found`,
  reached_by_scanner: msg`Reached by the scanner`,
  confidential_data: msg`Confidential data`,
  no_confidential_data: msg`No confidential data`,
  violated: msg`A control is not met`,
  not_affected: msg`No control concerned`,
};

const colours: Readonly<Record<string, string>> = {
  industryStandardFrameworks: 'bg-chart-1',
  exploitabilityFactors: 'bg-chart-2',
  impactOnCriticalSystems: 'bg-chart-3',
  complianceFrameworks: 'bg-chart-4',
  complianceStandars: 'bg-chart-6',
};

export const factColour = (group: string): string => colours[group] ?? 'bg-chart-5';

export function factorName(i18n: I18n, key: string): string {
  const short = key.slice(key.lastIndexOf('.') + 1);
  const name = Object.hasOwn(names, key)
    ? names[key]
    : Object.hasOwn(names, short)
      ? names[short]
      : undefined;
  return name ? i18n._(name) : short;
}

/** A factor's fact in words; figures and identifiers speak for themselves. */
export function factorText(i18n: I18n, { fact }: { readonly fact: string }): string {
  const words = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  return words ? i18n._(words) : fact;
}

const sources: Readonly<Record<string, MessageDescriptor>> = {
  repository_settings: msg`repository settings`,
  policies: msg`policies`,
  scanner_severity: msg`severity of the scanner`,
  scanner_confidence: msg`confidence of the scanner`,
  cvss_vector: msg`CVSS vector`,
  parapet: msg`rule of Parapet`,
};

/** Where a factor comes from; names of published lists stay as they are. */
export function sourceText(i18n: I18n, { source }: { readonly source: string }): string {
  const words = Object.hasOwn(sources, source) ? sources[source] : undefined;
  return words ? i18n._(words) : source;
}
