// Texts of a proposal for its reader: the command, the sentence of the advisory, the steps.
import { describe, expect, it } from 'vitest';
import type { Component, ReportFinding } from '../../../report-formats/model.ts';
import {
  ecosystemOf,
  findWebUrl,
  isAdvice,
  isGoItself,
  upgradeChoicesOf,
  proposeFromReport,
  proposeUpgradeTo,
} from './propose.ts';

const base: ReportFinding = {
  ruleId: 'CVE-2026-1',
  title: 'A flaw',
  severity: 'high',
  category: 'sca',
  pointer: '/0',
};
const vulnerable = (component: Partial<Component>, more: Partial<ReportFinding> = {}) => ({
  ...base,
  ...more,
  component: { name: 'left', version: '1.0.0', fixedVersions: ['1.0.1'], ...component },
});
const upgradeOf = (component: Partial<Component>, more: Partial<ReportFinding> = {}) =>
  proposeFromReport(vulnerable(component, more));

describe('the command of an upgrade', () => {
  it.each([
    ['npm', 'npm install left@{{version}}'],
    ['pypi', 'pip install --upgrade "left=={{version}}"'],
    ['gem', 'bundle update left --conservative # to {{version}}'],
    ['golang', 'go get left@v{{version}}'],
    ['cargo', 'cargo update --package left --precise {{version}}'],
    ['composer', 'composer require left:{{version}}'],
    ['nuget', 'dotnet add package left --version {{version}}'],
    ['conan', 'Set left to {{version}}'],
  ])('of %s raises that package alone', (type, template) => {
    expect(upgradeOf({ purl: `pkg:${type}/left@1.0.0` })?.template).toBe(template);
    expect(upgradeOf({ ecosystem: type.toUpperCase() })?.template).toBe(template);
  });

  it.each([
    ['yarn.lock', 'yarn up left@{{version}} # Yarn 1: yarn upgrade left@{{version}}'],
    ['web/pnpm-lock.yaml', 'pnpm update left@{{version}}'],
    ['bun.lock', 'bun add left@{{version}}'],
    ['uv.lock', 'uv lock --upgrade-package "left=={{version}}"'],
    ['poetry.lock', 'poetry update --lock left # to {{version}}'],
    ['pdm.lock', 'pdm update --no-sync left # to {{version}}'],
    ['Pipfile.lock', 'pipenv install "left=={{version}}"'],
    ['Cargo.lock', 'cargo update --package left@1.0.0 --precise {{version}}'],
  ])('is for the tool of %s', (manifestPath, template) => {
    expect(upgradeOf({ ecosystem: 'npm', manifestPath })?.template).toBe(template);
  });

  it('is for the type of the package URL where the report names another ecosystem', () => {
    expect(ecosystemOf({ name: 'a', purl: 'pkg:PyPI/a@1', ecosystem: 'npm' })).toBe('pypi');
    expect(ecosystemOf({ name: 'a', purl: 'see pkg:npm/a@1' })).toBe('');
    expect(ecosystemOf({ name: 'a' })).toBe('');
  });

  it('has the version to fill in', () => {
    expect(upgradeOf({})?.templateFields).toEqual([
      { key: 'version', label: 'Version of left', value: '1.0.1' },
    ]);
  });

  it.each(['stdlib', 'std', 'go', 'toolchain'])('of Go’s own %s upgrades Go', (name) => {
    const component = { name, ecosystem: 'golang' };
    expect(isGoItself(component)).toBe(true);
    expect(upgradeOf(component)?.template).toBe('go get go@{{version}}');
    expect(isGoItself({ name, ecosystem: 'npm' })).toBe(false);
    expect(isGoItself({ name: `x/${name}`, ecosystem: 'golang' })).toBe(false);
    expect(isGoItself({ name: `${name}x`, ecosystem: 'golang' })).toBe(false);
  });
});

describe('the sentence of an upgrade', () => {
  it('names the component, what it is affected by, and the version', () => {
    expect(upgradeOf({}, { vulnerabilityIds: ['CVE-2026-7', 'GHSA-x'] })?.description).toBe(
      'left 1.0.0 is affected by CVE-2026-7. 1.0.1 is the smallest version that repairs this.',
    );
    expect(
      proposeFromReport({ ...base, component: { name: 'left', fixedVersions: ['1.0.1'] } })
        ?.description,
    ).toBe('left is affected by CVE-2026-1. 1.0.1 is the smallest version that repairs this.');
  });

  it('says of what others bring that it is theirs to raise', () => {
    const added = ' Something else brings it: update that, or pin this version.';
    expect(upgradeOf({ direct: false })?.description).toMatch(new RegExp(`this\\.${added}$`));
    for (const own of [{ direct: true }, {}])
      expect(upgradeOf(own)?.description).not.toContain('Something else');
  });

  it('names each vulnerability once, and only those that a version repairs', () => {
    const other = (id: string, ...fixedVersions: string[]) =>
      vulnerable({ fixedVersions }, { vulnerabilityIds: [id] });
    const others = [other('B', '1.0.2'), other('B', '1.0.2'), other('C', '0.9.0'), other('D')];
    const finding = other('A', '1.0.1');
    expect(proposeFromReport(finding, undefined, others)?.description).toBe(
      'left 1.0.0 is affected by A and B. 1.0.2 is the smallest version that repairs all 2.',
    );
    expect(proposeUpgradeTo(finding, others, { version: '1.0.5', by: 'registry' })).toMatchObject({
      title: 'Upgrade left to 1.0.5',
      description:
        'left 1.0.0 is affected by A and B. 1.0.5 is the smallest published version that repairs all 2.',
    });
    const chosen = (version: string) =>
      proposeUpgradeTo(finding, others, { version, by: 'user' })?.description;
    expect(chosen('1.0.1')).toBe('left 1.0.0 is affected by A and B. 1.0.1 repairs A.');
    expect(chosen('1.0.9')).toBe('left 1.0.0 is affected by A and B. 1.0.9 repairs all 2.');
    expect(
      proposeUpgradeTo(other('A'), others, { version: '1.0.5', by: 'registry' }),
    ).toBeUndefined();
  });

  it('links to the first web address of the report', () => {
    const references = [
      'CVE-2026-1',
      'see https://x.example',
      'http://a.example',
      'https://b.example',
    ];
    expect(findWebUrl(references)).toBe('http://a.example');
    expect(findWebUrl(undefined)).toBeNull();
    expect(upgradeOf({}, { references })?.referenceUrl).toBe('http://a.example');
  });
});

describe('in Spanish', () => {
  const spanish = (finding: ReportFinding, others: readonly ReportFinding[] = []) =>
    proposeFromReport(finding, undefined, others, undefined, 'es');

  it('an upgrade says what it repairs, and its title stays the subject of a commit', () => {
    expect(spanish(vulnerable({ direct: false }))).toMatchObject({
      title: 'Upgrade left to 1.0.1',
      description:
        'left 1.0.0 está afectado por CVE-2026-1. 1.0.1 es la menor versión que corrige esta vulnerabilidad. Lo trae otro componente: actualiza ese, o fija esta versión.',
      templateFields: [{ key: 'version', label: 'Versión de left', value: '1.0.1' }],
    });
    const finding = vulnerable({}, { vulnerabilityIds: ['A'] });
    const other = vulnerable({ fixedVersions: ['1.0.2'] }, { vulnerabilityIds: ['B'] });
    expect(spanish(finding, [other])?.description).toContain('por A y B. 1.0.2 es la menor');
    expect(
      proposeUpgradeTo(finding, [other], { version: '1.0.1', by: 'registry' }, 'es')?.description,
    ).toContain('1.0.1 es la menor versión publicada que corrige A.');
  });

  it('the command of an unknown package manager is a sentence too', () => {
    expect(
      spanish(vulnerable({ ecosystem: 'conan', manifestPath: 'conanfile.txt' })),
    ).toMatchObject({ template: 'Pon left en {{version}} en conanfile.txt' });
  });

  it('the steps after a leak name the issuer’s page, and what is particular to it', () => {
    const steps = spanish({
      ...base,
      category: 'secret',
      ruleId: 'aws-access-token',
      location: { path: 'src/pay.ts' },
    })?.description?.split('\n');
    expect(steps).toHaveLength(5);
    expect(steps?.[0]).toMatch(/^1\. Emite un secreto nuevo/);
    expect(steps?.[1]).toContain('Desactiva primero la clave de acceso');
    expect(steps?.[2]).toContain('el historial de eventos de CloudTrail');
    expect(steps?.[3]).toContain('el historial de `src/pay.ts`, otras ramas');
  });
});

describe('the version of an upgrade', () => {
  it.each<[string[] | undefined, string | undefined, string | undefined]>([
    [['>= 1.2.3'], '1.0.0', '1.2.3'],
    [['~>1.2.3'], '1.0.0', '1.2.3'],
    [['=1.2.3'], '1.0.0', '1.2.3'],
    [[' v1.2.3 '], '1.0.0', 'v1.2.3'],
    [['1.2.3, 2.0.0'], '1.0.0', '1.2.3'],
    [['1.2.3 || 2.0.0'], '1.0.0', '1.2.3'],
    [['1.2.3|2'], '1.0.0', '1.2.3'],
    [['10.0.0', '9.0.0'], '1.0.0', '9.0.0'],
    [['1.0.0'], '1.0.0', undefined],
    [['1.2.3-beta'], undefined, undefined],
    [['1.2.3'], undefined, '1.2.3'],
    [['b1946ac'], '1.0.0', 'b1946ac'],
    [['< 2.0.0'], '1.0.0', '< 2.0.0'],
    [['unknown', '1.2.3'], '1.0.0', '1.2.3'],
    [[], '1.0.0', undefined],
    [undefined, '1.0.0', undefined],
  ])('of %j above %s is %s', (fixedVersions, version, chosen) => {
    const component = {
      name: 'left',
      ...(version !== undefined && { version }),
      ...(fixedVersions && { fixedVersions }),
    };
    const [choice] = upgradeChoicesOf({ ...base, component }, []);
    expect(choice?.version).toBe(chosen);
  });
});

describe('a fix of code', () => {
  const change = { path: 'a.ts', startLine: 2, endLine: 3, replacement: 'one();\ntwo();' };
  const bare: ReportFinding = { ...base, category: 'sast' };
  const finding: ReportFinding = { ...bare, mitigation: 'Call both.' };

  it('shows its text, indented, where the report does not quote what it replaces', () => {
    const other = { ...change, path: 'b.ts', startLine: 9, replacement: 'three();' };
    expect(proposeFromReport({ ...finding, fix: { changes: [change, other] } })).toMatchObject({
      title: 'Fix: A flaw',
      codeDiff: null,
      template: null,
      description: 'Call both.\n\na.ts:2\n\n    one();\n    two();\n\nb.ts:9\n\n    three();',
    });
  });

  it('says nothing beside a diff that says all', () => {
    const location = { path: 'a.ts', startLine: 2, endLine: 3, snippet: 'old();\nolder();' };
    const { description, codeDiff } =
      proposeFromReport({ ...bare, location, fix: { changes: [change] } }) ?? expect.fail('none');
    expect(description).toBeNull();
    expect(codeDiff).toContain('-older();\n+one();');
  });

  it('of words alone is advice, for which the AI service is asked first', () => {
    const words = { ...finding, fix: { description: 'Call both.', changes: [] } };
    const proposal = proposeFromReport(words) ?? expect.fail('none');
    expect(proposal).toMatchObject({ type: 'configuration', title: 'Fix: A flaw' });
    expect(isAdvice(proposal)).toBe(true);
    expect(proposeFromReport(words, 'code_fix')).toBeUndefined();
  });

  it('gives way to the kind that is wanted', () => {
    const leak: ReportFinding = { ...finding, category: 'secret', fix: { changes: [change] } };
    for (const type of ['code_fix', 'secret_rotation', 'configuration'] as const)
      expect(proposeFromReport(leak, type)?.type).toBe(type);
    expect(proposeFromReport(leak, 'dependency_upgrade')).toBeUndefined();
  });

  it('is no advice where it is one, nor is what the AI service wrote', () => {
    const proposal = proposeFromReport({ ...finding, fix: { changes: [change] } });
    expect(proposal && isAdvice(proposal)).toBe(false);
    const advice = proposeFromReport(finding) ?? expect.fail('none');
    expect(isAdvice({ ...advice, source: 'ai' })).toBe(false);
  });
});

describe('the steps after a leak', () => {
  const leak = (more: Partial<ReportFinding>) =>
    proposeFromReport({ ...base, category: 'secret', ruleId: 'generic-api-key', ...more });

  it('are five, and end when the issuer refuses the secret', () => {
    const lines = leak({ location: { path: 'src/pay.ts' } })?.description?.split('\n') ?? [];
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
    expect(lines[0]).toContain('Issue a new secret, keep it in a secret store');
    expect(lines[1]).toContain('Revoke the leaked one where it was issued. Whoever could read');
    expect(lines[2]).toContain('not yours in the log of its issuer, since the day of the commit');
    expect(lines[3]).toContain('the history of `src/pay.ts`, other branches');
    expect(lines[4]).toBe('5. Close the finding when the issuer refuses the old secret.');
  });

  it('name the repository where the file is not known, and no code of a path', () => {
    expect(leak({})).toMatchObject({
      source: 'report',
      title: 'Rotate the secret in the repository',
      description: expect.stringContaining('the history of the repository, other') as string,
    });
    expect(leak({ location: { path: 'a`b' } })?.description).toContain('of `aˋb`, other');
  });

  it('name the page of the issuer, how it is revoked, and where its uses are', () => {
    const proposal = leak({ ruleId: 'aws-access-token', references: ['https://other.example'] });
    expect(proposal?.referenceUrl).toBe(
      'https://console.aws.amazon.com/iam/home#/security_credentials',
    );
    expect(proposal?.description).toContain(
      'credentials. Deactivate the access key first, and delete it when nothing fails. Whoever',
    );
    expect(proposal?.description).toContain('not yours: CloudTrail’s event history, by');
  });

  it('name no page where each customer has one of their own', () => {
    const proposal = leak({ ruleId: 'vault-service-token', references: ['https://read.example'] });
    expect(proposal).toMatchObject({
      title: 'Rotate the secret in the repository',
      referenceUrl: 'https://read.example',
    });
    expect(proposal?.description).toContain('where it was issued');
  });
});
