import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { proposeFromReport } from './propose.ts';

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
      proposeFromReport({
        ...base,
        fix,
        location: { path: 'a.ts', startLine: 2, snippet: 'use(old)' },
      }),
    ).toMatchObject({
      type: 'code_fix',
      source: 'report',
      description: 'Bind it.',
      codeDiff: '--- a/a.ts\n+++ b/a.ts\n@@ -2,1 +2,1 @@\n-use(old)\n+use(new)\n',
    });
  });

  it('shows the fix as text where its lines are not known', () => {
    expect(proposeFromReport({ ...base, fix })).toMatchObject({
      codeDiff: null,
      description: 'Bind it.\n\na.ts:2\n\n    new',
    });
  });

  it.each([
    ['pkg:npm/lodash@4.17.20', 'npm install lodash@{{version}}'],
    ['pkg:cargo/lodash@4.17.20', 'cargo update --package lodash --precise {{version}}'],
    ['pkg:conan/lodash@1', 'Set lodash to {{version}} in conanfile.txt'],
  ])('upgrades %s with a command to fill', (purl, template) => {
    const proposal = proposeFromReport({
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

  const vulnerable = (id: string, version: string, ...fixedVersions: string[]): ReportFinding => ({
    ...base,
    category: 'sca',
    vulnerabilityIds: [id],
    component: { name: 'log4j-core', version, fixedVersions },
  });

  it.each([
    [['2.0.0-rc.1', '2.0.0'], '1.0.0', '2.0.0'],
    [['2.0.0-rc.1'], '1.0.0', undefined],
    [['2.0.0-rc.2'], '2.0.0-rc.1', '2.0.0-rc.2'],
    [['4.17.21'], '5.0.0', undefined],
    [['1.2.3', '>= 1.3.0'], '1.2.5', '1.3.0'],
  ])('chooses of %j above %s the version %s', (fixed, installed, version) => {
    const proposal = proposeFromReport(vulnerable('CVE-1', installed, ...fixed));
    expect(proposal?.templateFields[0]?.value).toBe(version);
  });

  it('closes all findings of a component with one upgrade', () => {
    const [one, two, three] = [
      vulnerable('CVE-2021-44228', '2.14.1', '2.15.0'),
      vulnerable('CVE-2021-45046', '2.14.1', '2.16.0', '2.12.2'),
      vulnerable('CVE-2021-44832', '2.14.1', '2.17.1'),
    ];
    for (const [finding, ...others] of [
      [one, two, three],
      [three, one, two],
    ] as const)
      expect(proposeFromReport(finding, undefined, others)).toMatchObject({
        title: 'Upgrade log4j-core to 2.17.1',
        description: expect.stringContaining('repairs all 3') as string,
      });
  });

  it('upgrades Go where its standard library is vulnerable', () => {
    const component = { name: 'stdlib', version: '1.21.0', purl: 'pkg:golang/stdlib@1.21.0' };
    expect(
      proposeFromReport({ ...base, component: { ...component, fixedVersions: ['1.21.11'] } }),
    ).toMatchObject({ title: 'Upgrade go to 1.21.11', template: 'go get go@{{version}}' });
  });

  it('rotates secrets, and gives the scanner’s advice where there is nothing better', () => {
    expect(proposeFromReport({ ...base, category: 'secret', mitigation: 'Remove it.' })?.type).toBe(
      'secret_rotation',
    );
    expect(proposeFromReport({ ...base, mitigation: 'Close the port.' })).toMatchObject({
      type: 'configuration',
      description: 'Close the port.',
    });
  });

  it('knows nothing where the report knows nothing, or nothing of the wanted kind', () => {
    expect(proposeFromReport(base)).toBeUndefined();
    expect(
      proposeFromReport({ ...base, mitigation: 'Close the port.' }, 'code_fix'),
    ).toBeUndefined();
  });

  it('links only to web addresses', () => {
    expect(
      proposeFromReport({
        ...base,
        mitigation: 'm',
        references: ['javascript:alert(1)', 'https://cwe.mitre.org/79'],
      })?.referenceUrl,
    ).toBe('https://cwe.mitre.org/79');
  });
});
