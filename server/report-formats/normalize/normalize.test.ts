import { describe, expect, it } from 'vitest';
import { normalizeCvss, normalizeCvssScores } from './cvss.ts';
import { extractOwaspIds, extractVulnerabilityIds, extractCweIds } from './identifiers.ts';
import { toTimestamp } from './timestamp.ts';
import { normalizePurl, parsePurl, buildPurl } from './package-url.ts';
import { normalizePath } from './path.ts';
import { normalizeSeverity } from './severity.ts';
import { labeledLines, firstSentence, htmlToText } from './text.ts';

describe('paths', () => {
  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src//a.ts', 'src/a.ts'],
    ['src\\win\\a.cs', 'src/win/a.cs'],
    ['file:///C:/work/a%20b.ts', 'work/a b.ts'],
    ['C:\\work\\a.ts', 'work/a.ts'],
    ['/home/runner/work/shop/shop/src/a.ts', 'src/a.ts'],
    ['/builds/acme/shop/src/a.ts', 'src/a.ts'],
    ['/github/workspace/src/a.ts', 'src/a.ts'],
    ['D:\\a\\shop\\shop\\src\\a.ts', 'src/a.ts'],
    ['/agent/_work/1/s/src/a.ts', 'src/a.ts'],
    ['/home/circleci/project/src/a.ts', 'src/a.ts'],
    ['/home/travis/build/acme/shop/src/a.ts', 'src/a.ts'],
    ['/home/jenkins/agent/workspace/shop/src/a.ts', 'src/a.ts'],
    ['/a/b/src/a.ts', 'a/b/src/a.ts'],
    ['../lib/main.tf', 'lib/main.tf'],
    ['src/../../etc-like/a.ts', 'etc-like/a.ts'],
  ])('%s is %s', (raw, path) => expect(normalizePath(raw)).toEqual({ path }));

  it.each([
    '../../etc/passwd',
    '..\\..\\Windows\\win.ini',
    'file:///../../etc/shadow',
    'a/../../../proc/self/environ',
  ])('%s leads out', (raw) => expect(normalizePath(raw)).toEqual({ unsafe: raw }));

  it.each(['', '/', '.', '..'])('%j is no path', (raw) =>
    expect(normalizePath(raw)).toBeUndefined(),
  );
});

describe('CVSS', () => {
  it.each([
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', '3.1', 9.8],
    ['CVSS:3.0/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H', '3.0', 8.8],
    ['AV:N/AC:L/Au:N/C:P/I:P/A:P', '2.0', 7.5],
    ['(AV:N/AC:L/Au:N/C:P/I:P/A:P)', '2.0', 7.5],
    ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', '3.1', 9.8],
    ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', '4.0', 9.3],
  ])('%s is %s with %d', (vector, version, score) =>
    expect(normalizeCvss({ vector })).toMatchObject({ version, score }),
  );

  it('prefers the vector to a stated score, and keeps a score without one', () => {
    expect(
      normalizeCvss({ vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', score: 1 }),
    ).toMatchObject({ score: 9.8 });
    expect(normalizeCvss({ score: 5.5, version: '3' })).toEqual({ version: '3.1', score: 5.5 });
    expect(normalizeCvss({ score: 55 })).toBeUndefined();
    expect(normalizeCvss({ vector: 'nonsense', score: Number.NaN })).toBeUndefined();
  });

  it('puts the newest version first, each score once', () => {
    expect(
      normalizeCvssScores([
        { score: 5, version: '2' },
        { score: 7, version: '3.1' },
        { score: 7, version: '3.1' },
        { score: 8, version: '4.0' },
      ]).map((score) => score.version),
    ).toEqual(['4.0', '3.1', '2.0']);
  });
});

describe('identifiers', () => {
  it('are found in any text, canonical, each once', () => {
    expect(
      extractVulnerabilityIds('see cve-2021-44228, ghsa-JFH8-c2jp-5v3q', [
        'CVE-2021-44228',
        'RHSA-2021:5132',
      ]),
    ).toEqual(['CVE-2021-44228', 'GHSA-jfh8-c2jp-5v3q', 'RHSA-2021:5132']);
    expect(extractVulnerabilityIds('CAN-2002-0392')).toEqual(['CVE-2002-0392']);
    expect(extractVulnerabilityIds('CVE-21-1', 'nothing')).toEqual([]);
  });

  it.each([
    'ALAS2-2021-1504',
    'ALASKERNEL-5.10-2022-007',
    'SNYK-DEBIAN11-GLIBC-1296898',
    'OPENSUSE-SU-2021:0242-1',
    'GLSA-202405-29',
    'FEDORA-EPEL-2023-AB12CD34EF',
    'PRISMA-2021-0153',
    'USN-5021-1',
    'BDSA-2019-3850',
  ])('%s', (id) => {
    expect(extractVulnerabilityIds(`fixed by ${id}.`)).toEqual([id]);
  });

  it('CWE in all its spellings', () => {
    expect(
      extractCweIds(
        'CWE-79: XSS',
        'external/cwe/cwe-089',
        22,
        '[611, 827]',
        'CWE_502',
        ['cwe:94'],
        'none',
        0,
        'CWE-0',
        '12 monkeys',
        'CWE #20',
        'https://cwe.mitre.org/data/definitions/614.html',
      ),
    ).toEqual([79, 89, 22, 611, 827, 502, 94, 20, 614]);
  });

  it('OWASP in both directions', () => {
    expect(extractOwaspIds('A03:2021 - Injection', 'A1:2017', 'owasp-top10-2021-a01')).toEqual([
      'A03:2021',
      'A01:2017',
      'A01:2021',
    ]);
  });
});

describe('package URLs', () => {
  it('are canonical, and absent where they are none', () => {
    expect(normalizePurl('pkg:npm/%40angular/core@1.0.0')).toBe('pkg:npm/%40angular/core@1.0.0');
    expect(normalizePurl('left-pad@1')).toBeUndefined();
  });

  it('come from what a report says, where the ecosystem is known', () => {
    expect(buildPurl('npm', '@angular/core', '1.0.0')).toBe('pkg:npm/%40angular/core@1.0.0');
    expect(buildPurl('maven', 'org.example:shop', '2')).toBe('pkg:maven/org.example/shop@2');
    expect(buildPurl('debian', 'apt', '1.4')).toBe('pkg:deb/debian/apt@1.4');
    expect(buildPurl('martian', 'x', '1')).toBeUndefined();
  });

  it('name the component as people of the ecosystem do', () => {
    expect(parsePurl('pkg:maven/org.example/shop@2')).toEqual({
      type: 'maven',
      name: 'org.example:shop',
      version: '2',
    });
    expect(parsePurl('pkg:deb/debian/apt@1.4')).toMatchObject({ name: 'apt' });
  });
});

describe('words and moments', () => {
  it('severities', () => {
    expect(
      ['CRITICAL', 'Very High', 'moderate', 'Informational', '7.5', '0', 'banana', ''].map((word) =>
        normalizeSeverity(word),
      ),
    ).toEqual(['critical', 'critical', 'medium', 'info', 'high', 'info', undefined, undefined]);
    expect(normalizeSeverity('error', { error: 'low' })).toBe('low');
    expect(
      ['High (4)', '4 - Low', 'low to high', 'a critical issue'].map((word) =>
        normalizeSeverity(word),
      ),
    ).toEqual(['high', 'low', undefined, 'critical']);
  });

  it('dates that a scanner can have seen', () => {
    expect(toTimestamp('2026-01-31 10:00:00 UTC')).toBe('2026-01-31T10:00:00.000Z');
    expect(toTimestamp('1685495256')).toBe('2023-05-31T01:07:36.000Z');
    expect(
      ['99999-01-01', '0001-01-01T00:00:00Z', 'yesterday', '', undefined].map(toTimestamp),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('plain text of HTML', () => {
    expect(
      htmlToText('<p>a &lt;b&gt; &#39;c&#39;</p><ul><li>d<script>alert(1)</script></ul>'),
    ).toBe("a <b> 'c'\n- d");
    expect(firstSentence('The first one is here. The second.\nMore')).toBe(
      'The first one is here.',
    );
    expect(labeledLines({ Host: 'a', Port: undefined, Open: true })).toBe(
      '**Host:** a\n\n**Open:** true',
    );
  });
});
