import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { ControlEvidence, DuplicateLink, FindingIdentity } from '@/shared/api/generated/model';
import { controlEvidenceLabel } from './control-labels';
import { duplicateMessage } from './duplicate-messages';
import { identityMessage } from './identity-messages';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('why it is the finding of earlier imports', () => {
  it.each<[FindingIdentity, string]>([
    [
      { match: 'new', basis: 'component' },
      'New in the last import. No earlier finding matches it.',
    ],
    [{ match: 'same', basis: 'fingerprint' }, "The scanner's own fingerprint is the same."],
    [
      { match: 'moved', basis: 'code' },
      'Same rule and code in the same file. It moved within the file.',
    ],
    [
      { match: 'moved', basis: 'component' },
      'Same component and vulnerability. Its version or its line has changed.',
    ],
    [{ match: 'renamed', basis: 'message' }, 'Same rule and message. The file was renamed.'],
  ])('%j', (identity, words) => {
    expect(identityMessage(i18n, identity)).toBe(words);
  });
});

describe('why two findings are the same', () => {
  it.each<[Pick<DuplicateLink, 'reason' | 'facts' | 'comment'>, string]>([
    [
      {
        reason: 'vulnerability',
        facts: { vulnerability: 'CVE-2022-24999', component: 'qs' },
        comment: null,
      },
      'The same vulnerability: CVE-2022-24999 in qs',
    ],
    [
      { reason: 'weakness', facts: { cwe: 89, file: 'src/a.ts', line: 7 }, comment: null },
      'The same weakness in the same place: CWE-89, src/a.ts:7',
    ],
    [
      { reason: 'secret', facts: { file: '.env', line: 3 }, comment: 'One key.' },
      'A secret in the same place: .env:3 · One key.',
    ],
    [{ reason: 'by_hand', facts: null, comment: null }, 'Linked manually'],
  ])('%j', (link, words) => {
    expect(duplicateMessage(i18n, link)).toBe(words);
  });
});

describe('why a finding stands against a control', () => {
  const evidence = (given: Partial<ControlEvidence>): ControlEvidence => ({
    kind: 'weakness',
    value: 'CWE-564',
    kind_of: null,
    title: 'Attacks are prevented',
    source: null,
    ...given,
  });

  it.each<[Partial<ControlEvidence>, string]>([
    [{}, 'CWE-564 violates 6.2.4 (Attacks are prevented).'],
    [
      { kind_of: 'CWE-89', source: 'OWASP' },
      'OWASP maps CWE-564, a kind of CWE-89, to 6.2.4 (Attacks are prevented).',
    ],
    [
      { kind: 'category', value: 'sca' },
      'The category Components violates 6.2.4 (Attacks are prevented).',
    ],
    [{ kind: 'slsa_threat', value: 'C' }, 'SLSA threat C violates 6.2.4 (Attacks are prevented).'],
  ])('%j', (given, words) => {
    expect(controlEvidenceLabel(i18n, '6.2.4', evidence(given))).toBe(words);
  });
});
