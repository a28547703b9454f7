import { describe, expect, it } from 'vitest';
import type { ReportFinding, SourceRange } from '../../../report-formats/model.ts';
import { toContentHash, serializeContent, toIdentity, duplicateKeys } from './identity.ts';

const finding = (over: Partial<ReportFinding>): ReportFinding => ({
  ruleId: 'CVE-2023-38408',
  title: 'OpenSSH',
  severity: 'high',
  category: 'network',
  pointer: '',
  ...over,
});
const identity = (over: Partial<ReportFinding>): string =>
  toIdentity('Nmap', finding(over)).identity;

describe('the identity of a finding', () => {
  it('tells the same package on two hosts, or two workloads, apart', () => {
    const component = { name: 'openssh', version: '9.3' };
    expect(identity({ component, endpoint: 'a.example.org:22' })).not.toBe(
      identity({ component, endpoint: 'b.example.org:22' }),
    );
    expect(identity({ component, cloudResource: { id: 'shop/web' } })).not.toBe(
      identity({ component, cloudResource: { id: 'shop/db' } }),
    );
    expect(identity({ component, endpoint: 'a.example.org:22' })).toBe(
      identity({ component: { name: 'openssh', version: '9.4' }, endpoint: 'a.example.org:22' }),
    );
  });

  it('goes by the fingerprint that the format knows to be stable, wherever the code has moved', () => {
    const at = (path: string, startLine: number) =>
      toIdentity(
        'KICS',
        finding({ stableFingerprint: 'similarityId=0af1', location: { path, startLine } }),
      );
    expect(at('main.tf', 3)).toMatchObject({
      identity: at('main.tf', 90).identity,
      basis: 'fingerprint',
    });
    expect(at('main.tf', 3).followKey).toBe(at('infra/main.tf', 3).followKey);
  });
});

describe('the basis of an identity', () => {
  const hash = 'a1b2c3d4e5f6';
  it.each([
    ['fingerprint', { fingerprints: { 'primaryLocationLineHash/v1': `${hash}:1` } }],
    ['fingerprint', { fingerprints: { 'matchBasedId/v1': hash } }],
    ['message', { fingerprints: { 'matchBasedId/v1': 'requires login' } }],
    ['message', { fingerprints: { 'matchBasedId/v1': 'short' } }],
    ['message', { fingerprints: { 'matchBasedId/v1': `login required: ${hash}` } }],
    ['message', { fingerprints: { startColumn: 'abcdefgh12' } }],
    ['message', { fingerprints: { 'xmatchBasedId/v1': hash } }],
    ['message', { fingerprints: { hashed_secret_line: hash } }],
    ['component', { component: { name: 'openssh' }, stableFingerprint: hash }],
    ['code', { location: { path: 'a.ts', snippet: 'eval(input)' } }],
    ['message', { location: { path: 'a.ts', snippet: ' \n ' } }],
    ['resource', { endpoint: 'https://shop.example/' }],
    ['resource', { httpMethod: 'GET' }],
    ['resource', { httpParameter: 'q' }],
    ['resource', { cloudResource: { id: 'bucket' } }],
    ['message', {}],
  ] as const)('is the %s, case %#', (basis, over) => {
    expect(toIdentity('Nmap', finding(over)).basis).toBe(basis);
  });

  it('keeps every part of each basis apart', () => {
    const location = { path: 'a.ts', snippet: 'eval(input)' };
    const all = [
      toIdentity('Nmap', finding({})),
      toIdentity('Nessus', finding({})),
      toIdentity('Nmap', finding({ ruleId: 'other' })),
      toIdentity('Nmap', finding({}), 'image:1'),
      toIdentity('Nmap', finding({ title: 'Other' })),
      toIdentity('Nmap', finding({ location: { path: 'a.ts' } })),
      toIdentity('Nmap', finding({ location: { path: 'b.ts' } })),
      toIdentity('Nmap', finding({ endpoint: 'a' })),
      toIdentity('Nmap', finding({ httpParameter: 'a' })),
      toIdentity('Nmap', finding({ image: { reference: 'acme/api:1' } })),
      toIdentity('Nmap', finding({ location })),
      toIdentity('Nmap', finding({ location }), 'image:1'),
      toIdentity('Nmap', finding({ location: { ...location, path: 'b.ts' } })),
      toIdentity('Nmap', finding({ location: { ...location, snippet: 'eval(other)' } })),
      toIdentity('Nmap', finding({ location, endpoint: 'a' })),
      toIdentity('Nmap', finding({ location, stableFingerprint: 'x' })),
      toIdentity('Nmap', finding({ location: { path: 'b.ts' }, stableFingerprint: 'x' })),
      toIdentity('Nmap', finding({ location, stableFingerprint: 'y' })),
      toIdentity('Nmap', finding({ location, stableFingerprint: 'x' }), 'image:1'),
      toIdentity('Nmap', finding({ component: { name: 'a' } })),
      toIdentity('Nessus', finding({ component: { name: 'a' } })),
      toIdentity('Nmap', finding({ component: { name: 'b' } })),
      toIdentity('Nmap', finding({ component: { name: 'a', ecosystem: 'npm' } })),
      toIdentity('Nmap', finding({ component: { name: 'a' }, vulnerabilityIds: ['CVE-2024-1'] })),
      toIdentity('Nmap', finding({ component: { name: 'a', manifestPath: 'go.mod' } })),
      toIdentity('Nmap', finding({ component: { name: 'a' }, image: { reference: 'acme/api:1' } })),
      toIdentity('Nmap', finding({ component: { name: 'a' } }), 'image:1'),
    ].map((each) => each.identity);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((each) => /^[\w-]{27}$/.test(each))).toBe(true);
  });

  it('does not mind the case of tools and packages, nor the tag of an image', () => {
    expect(toIdentity('NMAP', finding({})).identity).toBe(identity({}));
    const component = { name: 'OpenSSH' };
    expect(toIdentity('NMAP', finding({ component })).identity).toBe(
      identity({ component: { name: 'openssh' } }),
    );
    expect(identity({ image: { reference: 'acme/api:1' } })).toBe(
      identity({ image: { reference: 'acme/api:2' } }),
    );
  });

  it('prefers the most specific fingerprint, without its number of occurrence', () => {
    const of = (fingerprints: Record<string, string>) =>
      identity({ location: { path: 'a.ts', snippet: 'eval(input)' }, fingerprints });
    expect(of({ matchBasedId: hash, snippetHash: 'ffffffff' })).toBe(
      of({ snippetHash: 'eeeeeeee', matchBasedId: hash }),
    );
    expect(of({ primaryLocationLineHash: `${hash}:1` })).toBe(
      of({ primaryLocationLineHash: `${hash}:12` }),
    );
    expect(of({ primaryLocationLineHash: `${hash}:1` })).not.toBe(
      of({ primaryLocationLineHash: `${hash}1:1` }),
    );
  });

  it('takes for code the lines that are meant, whatever their indentation', () => {
    const code = (snippet: string, lines: Omit<SourceRange, 'snippet' | 'path'> = {}) =>
      identity({ location: { path: 'a.ts', snippet, ...lines } });
    const meant = code('eval(input)');
    expect(code('  eval(input)\n')).toBe(meant);
    expect(
      code('before()\neval(input)\nafter()', { startLine: 5, endLine: 5, snippetStartLine: 4 }),
    ).toBe(meant);
    expect(code('before()\neval(input)\nafter()', { startLine: 5, snippetStartLine: 4 })).toBe(
      meant,
    );
    expect(code('eval(input)\nafter()', { startLine: 4, snippetStartLine: 4 })).toBe(meant);
    expect(
      code('before()\neval(\n  input)', { startLine: 5, endLine: 6, snippetStartLine: 4 }),
    ).toBe(code('eval(\ninput)'));
    // A snippet that does not contain the line is used as a whole.
    expect(code('eval(input)', { startLine: 5, endLine: 5, snippetStartLine: 4 })).toBe(meant);
    expect(code('eval(input)', { startLine: 3, endLine: 3, snippetStartLine: 4 })).toBe(meant);
    expect(code('eval(input)', { startLine: 5 })).toBe(meant);
    expect(code('before()\neval(input)', { startLine: 5 })).toBe(code('before() eval(input)'));
    expect(code('before()\neval(input)', { snippetStartLine: 5 })).toBe(
      code('before() eval(input)'),
    );
  });

  it('does not mind positions that a message quotes', () => {
    expect(identity({ title: 'Unused at line 12, column:3' })).toBe(
      identity({ title: 'Unused at line 90, column:41' }),
    );
    expect(identity({ title: 'Needs 2 checks' })).not.toBe(identity({ title: 'Needs 3 checks' }));
  });
});

describe('the key that follows a file', () => {
  const follow = (over: Partial<ReportFinding>) => toIdentity('Nmap', finding(over)).followKey;
  const long = 'const query = `select ${input}`;';

  it('is the same at another path', () => {
    for (const over of [{}, { component: { name: 'a' } }, { stableFingerprint: 'x' }]) {
      const at = (path: string) => follow({ ...over, location: { path } });
      expect(at('a.ts')).toBe(at('b.ts'));
      expect(at('a.ts')).toBeDefined();
    }
    expect(follow({ component: { name: 'a' }, location: { path: 'x' } })).not.toBe(
      follow({ component: { name: 'b' }, location: { path: 'x' } }),
    );
    expect(follow({ stableFingerprint: 'x' })).not.toBe(follow({ stableFingerprint: 'y' }));
  });

  it('is marked where code or a message repeats by chance', () => {
    expect(follow({ location: { path: 'a.ts', snippet: 'eval(input)' } })).toMatch(/^~[\w-]{27}$/);
    expect(follow({ location: { path: 'a.ts', snippet: long } })).toMatch(/^[\w-]{27}$/);
    expect(follow({ location: { path: 'a.ts', snippet: long.slice(0, 24) } })).not.toContain('~');
    expect(follow({ location: { path: 'a.ts' } })).toMatch(/^~[\w-]{27}$/);
  });

  it('does not exist without a path', () => {
    expect(follow({})).toBeUndefined();
    expect(follow({ component: { name: 'a' } })).toBeUndefined();
    expect(follow({ component: { name: 'a', manifestPath: 'go.mod' } })).toBeDefined();
  });
});

describe('the keys that reports of other tools share', () => {
  const location = { path: 'a.ts', startLine: 3 };
  it.each([
    [
      { component: { name: 'OpenSSH' }, vulnerabilityIds: ['CVE-1', 'CVE-2'] },
      ['vulnerability CVE-1 openssh', 'vulnerability CVE-2 openssh'],
    ],
    [{ component: { name: 'OpenSSH' }, cwes: [79], location }, []],
    [{ location, cwes: [79, 89] }, ['weakness CWE-79 a.ts:3', 'weakness CWE-89 a.ts:3']],
    [{ location, category: 'secret', cwes: [798] }, ['secret a.ts:3']],
    [{ location: { path: 'a.ts' }, cwes: [79] }, []],
    [{ cwes: [79] }, []],
    [{ location }, []],
  ] as const)('case %#', (over, keys) => {
    expect(duplicateKeys(finding(over as Partial<ReportFinding>))).toEqual(keys);
  });
});

it('takes two reports for equal wherever an entry stands in them', () => {
  const content = serializeContent(finding({ pointer: '/runs/0/results/1' }));
  expect(content).toBe(serializeContent(finding({ pointer: '/runs/0/results/2' })));
  expect(content).not.toBe(serializeContent(finding({ title: 'Other' })));
  expect(toContentHash(content)).toMatch(/^[\w-]{27}$/);
  expect(toContentHash(content)).not.toBe(toContentHash(`${content} `));
});

// Databases contain these values: a changed identity would close the finding at the next import and
// report it as new.
it('keeps the identities that are stored', () => {
  const location = { path: 'src/db.ts', snippet: 'db.query(`select ${request.query.id}`)' };
  const component = { name: 'OpenSSH', ecosystem: 'deb' };
  const of = (over: Partial<ReportFinding>, scanned?: string) => {
    const { identity: own, followKey } = toIdentity('Nmap', finding(over), scanned);
    return [own, followKey];
  };
  expect({
    message: of({ title: 'Unused at line 12, L9', location: { path: 'a.ts' } }),
    resource: of({ endpoint: 'https://shop.example/', httpMethod: 'GET' }),
    code: of({ location }),
    'code of a scanned target': of({ location }, 'shop'),
    fingerprint: of({ location, fingerprints: { 'primaryLocationLineHash/v1': 'a1b2c3d4:7:1' } }),
    component: of({ component, location }),
    'component of an image': of({
      component,
      vulnerabilityIds: ['CVE-2024-1', 'CVE-2024-2'],
      image: { reference: 'acme/api:1' },
      cloudResource: { id: 'shop/web' },
    }),
    'component without an ecosystem': of({ component: { name: 'openssh' } }),
  }).toMatchInlineSnapshot(`
    {
      "code": [
        "i2LM6Qoh7jOBeaMPjzelRgqayWo",
        "PR7C5HBolk0fsMte8Isgw_SDe9o",
      ],
      "code of a scanned target": [
        "BcF3Y2cAPlhPwj9KirZYgK2duky",
        "vQV175CI9O66gTOCSg5K_0GAtsK",
      ],
      "component": [
        "H7m_nF29qVamyEL7_jD3-UzndIS",
        "T43BI34Li7QUWWTkbCyw3ZkAAEX",
      ],
      "component of an image": [
        "mV1Hma6tuwJ0BorMErmYnid2RwH",
        undefined,
      ],
      "component without an ecosystem": [
        "voB8IVMT3pzCI8nk083g2-bndqq",
        undefined,
      ],
      "fingerprint": [
        "tT8YGMaPjSGYgck1armAL9gePd9",
        "OJrbDiod_KxdO-msjwP74zkPjrY",
      ],
      "message": [
        "59CxZt5ENGfQdxbzzUs_1U6qD38",
        "~ebHCZw312m3HIpxTFCM4Om19IAX",
      ],
      "resource": [
        "y3Fizah8gloMqAbVNfWHL4g1lE4",
        undefined,
      ],
    }
  `);
});
