// Reports of runs that reached nothing, and of unknown versions: they close nothing.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const nmap = (exit: string, up: number): string =>
  `<nmaprun scanner="nmap"><runstats><finished exit="${exit}"/><hosts up="${String(up)}"/></runstats></nmaprun>`;
const checked = { id: 'SSLv2', ip: 'shop.example', port: '443', severity: 'OK', finding: 'x' };
const advisory = (version: string): string =>
  JSON.stringify({
    document: { csaf_version: version, category: 'csaf_vex', title: 'T', tracking: { id: '1' } },
    product_tree: {},
    vulnerabilities: [],
  });

describe('runs that did not look, and unknown versions', () => {
  it.each([
    ['nmap', nmap('success', 1), undefined],
    ['nmap', nmap('success', 0), 'nothing_scanned'],
    ['nmap', nmap('error', 0), 'scan_failed'],
    ['testssl-json', JSON.stringify([checked]), undefined],
    ['csaf', advisory('2.0'), undefined],
    ['csaf', advisory('2.1'), undefined],
    ['csaf', advisory('9.0'), 'unknown_variant'],
  ])('%s: %s', async (format, content, incomplete) => {
    const { items, error } = await readBytesAs(content);
    const [run] = items;
    expect(error).toBeUndefined();
    expect(run).toMatchObject({ kind: 'run', format });
    expect(run?.kind === 'run' && run.incomplete).toBe(incomplete);
  });
});

describe('what was looked for and not found', () => {
  it.each([
    [
      'burp',
      '<issues burpVersion="2027.1"><finding><name>x</name></finding></issues>',
      '/issues/issue',
    ],
    [
      'mobsfscan',
      '{"mobsfscan_version":"9.0","findings":{"a":{"metadata":{"severity":"ERROR"}}}}',
      '/results',
    ],
    [
      'rubocop',
      '{"metadata":{"rubocop_version":"2.0"},"files":[{"path":"a.rb","remarks":[{"cop":"x"}]}]}',
      '/files/#/offenses',
    ],
    [
      'gosec-text',
      'a.go, line 3: G1, a remark\n\nSummary:\n  Files  : 1\n  Nosec  : 0\n  Issues : 1\n',
      'Issues : 0',
    ],
    ['gosec-text', 'Results:\n\nSummary:\n  Files  : 1\n  Nosec  : 0\n  Issues : 0\n', undefined],
  ])('%s: %s', async (format, content, lookedFor) => {
    const { items, error } = await readBytesAs(content);
    expect(error).toBeUndefined();
    expect(items.find(({ kind }) => kind === 'run')).toMatchObject({
      format,
      ...(lookedFor !== undefined && { incomplete: 'unknown_variant', lookedFor }),
    });
    if (lookedFor === undefined) expect(items[0]).not.toHaveProperty('incomplete');
  });

  it.each([
    [
      'gitlab',
      '{"version":"99.0.0","vulnerabilities":[],"scan":{"type":"sast","status":"success"}}',
      '/version up to 15.x',
    ],
    [
      'cyclonedx',
      '{"bomFormat":"CycloneDX","specVersion":"9.0","components":[],"vulnerabilities":[]}',
      '/specVersion 1.x',
    ],
    [
      'cyclonedx-xml',
      '<bom xmlns="http://cyclonedx.org/schema/bom/9.0"><components/><vulnerabilities/></bom>',
      '/specVersion 1.x',
    ],
    [
      'trivy',
      '{"SchemaVersion":9,"ArtifactName":"a","Results":[{"Target":"a","Vulnerabilities":[]}]}',
      '/SchemaVersion 2',
    ],
    [
      'npm-audit-7',
      '{"auditReportVersion":9,"vulnerabilities":{},"metadata":{}}',
      '/auditReportVersion 2',
    ],
    ['cppcheck', '<results version="9"><errors/></results>', '/results/@version 1 to 3'],
    [
      'dependency-check',
      '<analysis xmlns="https://jeremylong.github.io/DependencyCheck/dependency-check.9.0.xsd"><dependencies/></analysis>',
      'dependency-check.4.1.xsd',
    ],
    [
      'nmap',
      '<nmaprun scanner="nmap" xmloutputversion="9.0"><runstats/></nmaprun>',
      '/nmaprun/@xmloutputversion 1.x',
    ],
  ])('%s: the version of its form', async (format, content, lookedFor) => {
    const { items, error } = await readBytesAs(content);
    expect(error).toBeUndefined();
    expect(items[0]).toMatchObject({ format, incomplete: 'unknown_variant', lookedFor });
  });

  it('is a table without the column of its results, whatever its sender calls it', async () => {
    const table = 'resource,path,guideline\naws_s3_bucket.a,/main.tf,https://example.org/1\n';
    const { error, items } = await readBytesAs(table, { tool: 'checkov' });
    expect(error?.code).toBe('unknown_format');
    expect(items).toEqual([]);
  });
});
