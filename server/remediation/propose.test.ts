import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../reports/model.ts';
import { propose } from './propose.ts';

const base: ReportFinding = {
  ruleId: 'r',
  title: 'A finding',
  severity: 'high',
  category: 'sast',
  pointer: '/0',
};
const fix = {
  description: 'Bind it.',
  changes: [
    { path: 'a.ts', startLine: 2, startColumn: 5, endLine: 2, endColumn: 8, replacement: 'new' },
  ],
};

describe('a remediation from the report', () => {
  it('is the report’s own fix as a diff where its lines are known', () => {
    expect(
      propose({ ...base, fix, location: { path: 'a.ts', startLine: 2, snippet: 'use(old)' } }),
    ).toMatchObject({
      type: 'code_fix',
      source: 'report',
      description: 'Bind it.',
      codeDiff: '--- a/a.ts\n+++ b/a.ts\n@@ -2,1 +2,1 @@\n-use(old)\n+use(new)\n',
    });
  });

  it('shows the fix as text where its lines are not known', () => {
    expect(propose({ ...base, fix })).toMatchObject({
      codeDiff: null,
      description: 'Bind it.\n\na.ts:2\n\n    new',
    });
  });

  it.each([
    ['pkg:npm/lodash@4.17.20', 'npm install lodash@{{version}}'],
    ['pkg:cargo/lodash@4.17.20', 'cargo update --package lodash --precise {{version}}'],
    ['pkg:conan/lodash@1', 'Set lodash to {{version}} in conanfile.txt'],
  ])('upgrades %s with a command to fill', (purl, template) => {
    const proposal = propose({
      ...base,
      category: 'sca',
      component: {
        name: 'lodash',
        version: '4.17.20',
        purl,
        fixedVersions: ['4.17.21', '5.0.0'],
        manifestPath: 'conanfile.txt',
      },
    });
    expect(proposal).toMatchObject({
      type: 'dependency_upgrade',
      source: 'advisory',
      title: 'Upgrade lodash to 4.17.21',
      template,
      templateFields: [{ key: 'version', value: '4.17.21' }],
    });
  });

  it('rotates secrets, and gives the scanner’s advice where there is nothing better', () => {
    expect(propose({ ...base, category: 'secret', mitigation: 'Remove it.' })?.type).toBe(
      'secret_rotation',
    );
    expect(propose({ ...base, mitigation: 'Close the port.' })).toMatchObject({
      type: 'configuration',
      description: 'Close the port.',
    });
  });

  it('knows nothing where the report knows nothing, or nothing of the wanted kind', () => {
    expect(propose(base)).toBeUndefined();
    expect(propose({ ...base, mitigation: 'Close the port.' }, 'code_fix')).toBeUndefined();
  });

  it('links only to web addresses', () => {
    expect(
      propose({
        ...base,
        mitigation: 'm',
        references: ['javascript:alert(1)', 'https://cwe.mitre.org/79'],
      })?.referenceUrl,
    ).toBe('https://cwe.mitre.org/79');
  });
});
