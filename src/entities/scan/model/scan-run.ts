import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScanCause, ScanKind } from '@/shared/api/generated/model';

/** The scans of a repository's code; the first covers everything. */
export const scanKinds = [
  'full',
  'sast',
  'sca',
  'secret',
  'iac',
] as const satisfies readonly ScanKind[];

const kinds: Readonly<Record<ScanKind, MessageDescriptor>> = {
  full: msg`Full scan`,
  sast: msg`Code scan`,
  sca: msg`Dependency scan`,
  secret: msg`Secret scan`,
  iac: msg`Infrastructure scan`,
  image: msg`Image scan`,
  cloud: msg`Cloud scan`,
};
export const scanKindName = (i18n: I18n, kind: ScanKind): string => i18n._(kinds[kind]);

const causes: Readonly<Record<ScanCause, MessageDescriptor>> = {
  request: msg`Manual`,
  schedule: msg`Scheduled`,
  change: msg`After a change`,
};
export const scanCauseName = (i18n: I18n, cause: ScanCause): string => i18n._(causes[cause]);

const scanners: Readonly<Record<string, string>> = {
  trivy: 'Trivy',
  semgrep: 'Semgrep',
  gitleaks: 'Gitleaks',
  prowler: 'Prowler',
};
/** The scanner's name as its vendor writes it. */
export const scannerName = (scanner: string): string =>
  Object.hasOwn(scanners, scanner) ? (scanners[scanner] ?? scanner) : scanner;
