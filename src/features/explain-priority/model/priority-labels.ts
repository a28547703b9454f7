import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriorityAdjustment, PriorityDecision } from '@/shared/api/generated/model';
import { utcDateOf } from '@/shared/lib/ago';
import { signedNumber } from '@/shared/lib/signed-number';

/**
 * Names of factors by the last part of their key; a full key if two groups share that part. The
 * group decides the colour.
 */
const names: Readonly<Record<string, MessageDescriptor>> = {
  cvss: msg`CVSS`,
  cwe: msg`CWE Top 25`,
  activeExploits: msg`Known exploited (KEV)`,
  epss: msg`Exploit probability (EPSS)`,
  easeExploitation: msg`Ease of exploitation`,
  vulnSensitiveData: msg`Sensitive data`,
  vulnImpactingCriticalData: msg`Importance of the repository`,
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
  not_rated: msg`Not rated by the scanner`,
  live_secret: msg`Still accepted by its issuer`,
  data_followed: msg`The scanner followed the data`,
  class_malware: msg`Malicious code`,
  class_execution: msg`Lets an attacker run code`,
  class_injection: msg`Lets an attacker read or change data`,
  class_access: msg`Gets past access control`,
  class_memory: msg`Memory safety`,
  class_script: msg`Runs script in a visitor’s browser`,
  class_credentials: msg`Credentials`,
  class_exposure: msg`Open to the public`,
  class_privilege: msg`More privileges than needed`,
  class_disclosure: msg`Discloses information`,
  class_crypto: msg`Weak cryptography`,
  class_availability: msg`Slows down or stops the service`,
  class_hygiene: msg`Hardening`,
  class_style: msg`Code style`,
  class_cloud_key: msg`Key of a cloud, host or server`,
  class_generic_secret: msg`Looks like a secret`,
  class_entropy: msg`Random-looking text`,
  class_unknown: msg`Not known`,
  confidential_data: msg`Confidential data`,
  no_confidential_data: msg`No confidential data`,
  violated: msg`A control is not met`,
  not_affected: msg`No affected controls`,
};

const colours: Readonly<Record<string, string>> = {
  industryStandardFrameworks: 'bg-chart-1',
  exploitabilityFactors: 'bg-chart-2',
  impactOnCriticalSystems: 'bg-chart-3',
  complianceFrameworks: 'bg-chart-4',
  complianceStandars: 'bg-chart-6',
};

export const factorColor = (group: string): string => colours[group] ?? 'bg-chart-5';

export function factorName(i18n: I18n, key: string): string {
  const short = key.slice(key.lastIndexOf('.') + 1);
  const name = Object.hasOwn(names, key)
    ? names[key]
    : Object.hasOwn(names, short)
      ? names[short]
      : undefined;
  return name ? i18n._(name) : short;
}

/** The text for a factor's fact. Figures and identifiers need no translation. */
export function factorText(
  i18n: I18n,
  { key, fact }: { readonly key: string; readonly fact: string },
): string {
  const words = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  if (words) return i18n._(words);
  if (key.endsWith('.cwe')) return i18n._(msg`Rank ${fact}`);
  if (key.endsWith('.vulnImpactingCriticalData')) return i18n._(msg`${fact} of 100`);
  const [, decimals] = /^\d+\.(\d+)$/.exec(fact) ?? [];
  return decimals === undefined
    ? fact
    : i18n.number(Number(fact), { minimumFractionDigits: decimals.length });
}

/** The day on which a list was read, or the year of its edition. */
export function factorDate(i18n: I18n, date: string | null): string | undefined {
  if (date === null || date === '') return undefined;
  return /^\d{4}$/.test(date) ? date : utcDateOf(i18n, date);
}

/** One decimal place, so that the displayed points add up to the score. */
export const pointsText = (i18n: I18n, points: number): string =>
  i18n.number(points, { maximumFractionDigits: 1 });

/** The points as an addend: +5.3. */
export const addendText = (i18n: I18n, points: number): string =>
  signedNumber(i18n, points, { maximumFractionDigits: 1 });

const sources: Readonly<Record<string, MessageDescriptor>> = {
  repository_settings: msg`repository settings`,
  policies: msg`policies`,
  scanner_severity: msg`scanner severity`,
  scanner_confidence: msg`scanner confidence`,
  cvss_vector: msg`CVSS vector`,
  scanner_checked: msg`checked by the scanner`,
  set_by_person: msg`set by a user`,
  parapet: msg`Parapet rule`,
};

/** The source of a factor; names of published lists are not translated. */
export function sourceText(i18n: I18n, { source }: { readonly source: string }): string {
  const words = Object.hasOwn(sources, source) ? sources[source] : undefined;
  return words ? i18n._(words) : source;
}

const adjustments: Readonly<Record<PriorityAdjustment['key'], MessageDescriptor>> = {
  code_quality: msg`Code style, not security`,
  test_code: msg`Only in test code`,
  development_dependency: msg`Only used in development`,
  not_reachable: msg`Never called`,
  reachable: msg`Called by this code`,
  dismissed: msg`Dismissed in the scanner`,
  least: msg`Lower bound`,
  most: msg`Upper bound`,
};

const bounds: Readonly<Record<string, MessageDescriptor>> = {
  exploited: msg`Exploited in the wild`,
  live_secret: msg`A live secret`,
  class_malware: msg`Malicious code`,
  info: msg`Info goes up to 20`,
  low: msg`Low goes up to 45`,
  scale: msg`Capped at 100`,
};

/** The adjustment that scales or bounds the sum, and its reason if the name does not give it. */
export function adjustmentText(
  i18n: I18n,
  { key, fact }: PriorityAdjustment,
): { name: string; why: string | undefined } {
  const why = (key === 'least' || key === 'most') && Object.hasOwn(bounds, fact);
  const words = why ? bounds[fact] : undefined;
  return { name: i18n._(adjustments[key]), why: words && i18n._(words) };
}

export const decisionNames: Readonly<Record<PriorityDecision['decision'], MessageDescriptor>> = {
  track: msg`Track`,
  track_closely: msg`Track closely`,
  attend: msg`Attend`,
  act: msg`Act`,
};

const exploitationNames: Readonly<Record<PriorityDecision['exploitation'], MessageDescriptor>> = {
  none: msg`no known exploitation`,
  proof_of_concept: msg`exploit likely`,
  active: msg`exploited now`,
};

const missionNames: Readonly<Record<PriorityDecision['mission'], MessageDescriptor>> = {
  low: msg`minor repository`,
  medium: msg`ordinary repository`,
  high: msg`critical repository`,
};

/** The four inputs of the decision tree, in its order. */
export const decisionReasons = (i18n: I18n, decision: PriorityDecision): string[] => [
  i18n._(exploitationNames[decision.exploitation]),
  i18n._(decision.automatable ? msg`automatable` : msg`not automatable`),
  i18n._(decision.technical_impact === 'total' ? msg`total impact` : msg`partial impact`),
  i18n._(missionNames[decision.mission]),
];
