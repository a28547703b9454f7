import { describe, expect, it } from 'vitest';
import { readBytesAs, sarifOf, sarifResult } from './reading.ts';

const read = async (run: object, version = '2.1.0') =>
  readBytesAs(
    JSON.stringify({ version, runs: [{ tool: { driver: { name: 'Example' } }, ...run }] }),
  );

describe('SARIF', () => {
  it('finds the rule by index, by id, by a parent id, and in an extension', async () => {
    const { findings } = await read({
      tool: {
        driver: {
          name: 'Example',
          rules: [
            { id: 'A', helpUri: 'https://example.org/a' },
            { id: 'B', defaultConfiguration: { level: 'error' } },
          ],
        },
        extensions: [{ name: 'pack', rules: [{ id: 'X1', name: 'FromPack' }] }],
      },
      results: [
        { ruleIndex: 1, message: { text: 'm' } },
        { ruleId: 'A', message: { text: 'm' } },
        { ruleId: 'A/2', message: { text: 'm' } },
        { rule: { id: 'X1', index: 0, toolComponent: { index: 0 } }, message: { text: 'm' } },
      ],
    });
    expect(
      findings.map(({ ruleId, severity, ruleHelpUri, ruleName }) => [
        ruleId,
        severity,
        ruleHelpUri ?? ruleName,
      ]),
    ).toEqual([
      ['B', 'high', undefined],
      ['A', 'medium', 'https://example.org/a'],
      ['A/2', 'medium', 'https://example.org/a'],
      ['X1', 'medium', 'FromPack'],
    ]);
  });

  it('takes rules that stand after the results', async () => {
    const text =
      '{"version":"2.1.0","runs":[{"results":[{"ruleId":"A","message":{"id":"d","arguments":["x"]}}],"tool":{"driver":{"name":"E","rules":[{"id":"A","messageStrings":{"d":{"text":"Value {0} of {{braces}}"}}}]}}}]}';
    expect((await readBytesAs(text)).findings[0]?.title).toBe('Value x of {braces}');
  });

  it('weighs severity: number, word, level, kind', async () => {
    const properties = (value: unknown) => ({ properties: { 'security-severity': value } });
    const { findings } = await readBytesAs(
      sarifOf(
        [
          properties('9.8'),
          properties(5),
          properties('Low'),
          { level: 'error' },
          { level: 'note' },
          { level: 'none' },
          { level: undefined },
          { level: undefined, kind: 'review' },
        ].map((over) => sarifResult(over)),
      ),
    );
    expect(findings.map((finding) => finding.severity)).toEqual([
      'critical',
      'medium',
      'low',
      'high',
      'info',
      'info',
      'medium',
      'info',
    ]);
    expect(findings[0]?.cvss).toEqual([{ version: '3.1', score: 9.8 }]);
  });

  it('collects CWE from tags, properties, taxa and relationships', async () => {
    const { findings } = await read({
      taxonomies: [{ name: 'CWE', taxa: [{ id: '22' }] }],
      tool: {
        driver: {
          name: 'Example',
          rules: [
            {
              id: 'A',
              properties: { tags: ['external/cwe/cwe-079'], cwe: 'CWE-80' },
              relationships: [{ target: { id: '89', toolComponent: { name: 'CWE' } } }],
            },
          ],
        },
      },
      results: [
        sarifResult({
          ruleId: 'A',
          taxa: [{ index: 0, toolComponent: { index: 0, name: 'CWE' } }],
        }),
      ],
    });
    expect(findings[0]?.cwes?.toSorted((a, b) => a - b)).toEqual([22, 79, 80, 89]);
  });

  it('finds files by base, by index and by absolute address', async () => {
    const at = (artifactLocation: object) => ({
      ruleId: 'A',
      message: { text: 'm' },
      locations: [{ physicalLocation: { artifactLocation, region: { startLine: 2 } } }],
    });
    const { findings } = await read({
      originalUriBaseIds: {
        ROOT: { uri: 'file:///build/agent/shop/' },
        LIB: { uri: 'lib/', uriBaseId: 'ROOT' },
      },
      artifacts: [{ location: { uri: 'src/by%20index.ts' } }],
      results: [
        at({ uri: 'a.ts', uriBaseId: 'LIB' }),
        at({ index: 0 }),
        at({ uri: 'file:///build/agent/shop/src/b.ts' }),
        at({ uri: 'src/c.ts', uriBaseId: 'UNKNOWN' }),
      ],
    });
    expect(findings.map((finding) => finding.location?.path)).toEqual([
      'lib/a.ts',
      'src/by index.ts',
      'src/b.ts',
      'src/c.ts',
    ]);
  });

  it('keeps code flow, further locations, fixes and suppressions', async () => {
    const place = (uri: string, startLine: number) => ({
      physicalLocation: { artifactLocation: { uri }, region: { startLine } },
      message: { text: `at ${startLine}` },
    });
    const { findings } = await readBytesAs(
      sarifOf([
        sarifResult({
          locations: [place('a.ts', 1), place('b.ts', 2)],
          codeFlows: [
            {
              threadFlows: [
                { locations: [{ location: place('a.ts', 5) }, { location: place('b.ts', 9) }] },
              ],
            },
          ],
          fixes: [
            {
              description: { text: 'Escape it.' },
              artifactChanges: [
                {
                  artifactLocation: { uri: 'a.ts' },
                  replacements: [
                    {
                      deletedRegion: { startLine: 1, startColumn: 2, endColumn: 5 },
                      insertedContent: { text: 'safe' },
                    },
                  ],
                },
              ],
            },
          ],
          suppressions: [
            { kind: 'external', status: 'underReview', justification: 'Looking at it' },
          ],
        }),
      ]),
    );
    expect(findings[0]).toMatchObject({
      relatedLocations: [{ path: 'b.ts', startLine: 2 }],
      codeFlow: [
        { path: 'a.ts', startLine: 5, message: 'at 5' },
        { path: 'b.ts', startLine: 9 },
      ],
      fix: {
        description: 'Escape it.',
        changes: [
          {
            path: 'a.ts',
            startLine: 1,
            startColumn: 2,
            endLine: 1,
            endColumn: 5,
            replacement: 'safe',
          },
        ],
      },
      suppression: { kind: 'external', status: 'underReview', justification: 'Looking at it' },
    });
  });

  it('names each run by its tool, also one without results', async () => {
    const run = (name: string, results: unknown[]) => ({
      tool: { driver: { name, semanticVersion: '1.2' } },
      results,
    });
    const several = await readBytesAs(
      JSON.stringify({
        version: '2.1.0',
        runs: [run('One', [sarifResult()]), run('Two', [sarifResult()])],
      }),
    );
    expect(
      several.items.flatMap((item) =>
        item.kind === 'run' ? [`${item.tool} ${item.toolVersion ?? ''}`] : [],
      ),
    ).toEqual(['One 1.2', 'Two 1.2']);
    expect(
      (await readBytesAs(JSON.stringify({ version: '2.1.0', runs: [run('Three', [])] }))).items,
    ).toMatchObject([{ kind: 'run', tool: 'Three' }]);
  });

  it('of a run without a list of results closes nothing: it may be in another file', async () => {
    const runOf = async (run: object): Promise<unknown> =>
      (
        await readBytesAs(
          JSON.stringify({
            version: '2.1.0',
            runs: [{ tool: { driver: { name: 'One' } }, ...run }],
          }),
        )
      ).items[0];
    expect(
      await runOf({ externalPropertyFileReferences: { results: [{ location: { uri: 'a' } }] } }),
    ).toMatchObject({ incomplete: 'unknown_variant', lookedFor: '/runs/#/results' });
    expect(await runOf({ invocations: [{ executionSuccessful: false }] })).toMatchObject({
      incomplete: 'scan_failed',
    });
    expect(await runOf({ results: [] })).not.toHaveProperty('incomplete');
  });

  it('that did not look for results closes nothing', async () => {
    const runOf = async (runs: object[]): Promise<unknown> =>
      (await readBytesAs(JSON.stringify({ version: '2.1.0', runs }))).items[0];
    const tool = { driver: { name: 'One' } };
    const unstarted = { processStartFailureMessage: 'No such file' };
    expect(await runOf([{ tool, results: null }])).toMatchObject({
      tool: 'One',
      incomplete: 'nothing_scanned',
    });
    expect(
      await runOf([{ tool, results: null, invocations: [{ executionSuccessful: false }] }]),
    ).toMatchObject({ incomplete: 'scan_failed' });
    expect(await runOf([{ tool, results: [], invocations: [unstarted] }])).toMatchObject({
      incomplete: 'scan_failed',
    });
    expect(await runOf([])).toMatchObject({ incomplete: 'nothing_scanned' });
  });

  it('lists what is no finding: passed checks and results that are gone', async () => {
    const { findings, ignored } = await readBytesAs(
      sarifOf([
        sarifResult({ kind: 'pass' }),
        sarifResult({ kind: 'notApplicable' }),
        sarifResult({ baselineState: 'absent' }),
        sarifResult({ baselineState: 'new' }),
      ]),
    );
    expect(findings).toHaveLength(1);
    expect(ignored.map((item) => item.reason)).toEqual([
      'passed',
      'not_a_finding',
      'fixed_in_report',
    ]);
  });

  it('reads the drafts before 2.1.0', async () => {
    const one = {
      tool: { name: 'Old', version: '1' },
      rules: { A: { id: 'A', shortDescription: 'Old rule summary text' } },
      results: [
        {
          ruleId: 'A',
          message: 'Old message',
          locations: [{ resultFile: { uri: 'src/old.c', region: { startLine: 7 } } }],
        },
      ],
    };
    const two = {
      tool: { name: 'Draft' },
      resources: { rules: { B: { id: 'B', shortDescription: { text: 'Draft rule summary' } } } },
      results: [
        {
          ruleId: 'B',
          message: { text: 'm' },
          locations: [
            {
              physicalLocation: { fileLocation: { uri: 'src/draft.c' }, region: { startLine: 8 } },
            },
          ],
        },
      ],
    };
    const [first, second] = [
      await readBytesAs(JSON.stringify({ version: '1.0.0', runs: [one] })),
      await readBytesAs(JSON.stringify({ version: '2.0.0-csd.2', runs: [two] })),
    ];
    expect(first.findings[0]).toMatchObject({
      title: 'Old rule summary text',
      location: { path: 'src/old.c', startLine: 7 },
    });
    expect(second.findings[0]).toMatchObject({
      title: 'Draft rule summary',
      location: { path: 'src/draft.c', startLine: 8 },
    });
  });
});

describe('what writers of SARIF do differently', () => {
  it('names the package in words or as a logical location', async () => {
    const at = (fullyQualifiedName: string) => [
      {
        physicalLocation: { artifactLocation: { uri: 'package-lock.json' } },
        logicalLocations: [{ fullyQualifiedName }],
      },
    ];
    const message = (text: string) => ({ message: { text } });
    const snyk = {
      id: 'SNYK-JS-LEFTPAD-1',
      fullDescription: { text: '(CVE-2021-3807) @acme/left-pad@1.0.0' },
      properties: { tags: ['security', 'CWE-400', 'npm'] },
    };
    const osv = { id: 'CVE-2021-3807', deprecatedIds: ['CVE-2021-3807', 'GHSA-93q8-gq69-wqmw'] };
    const { findings } = await readBytesAs(
      sarifOf(
        [
          sarifResult({
            ruleId: 'CVE-2021-3807',
            ...message(
              'Package: left-pad\nInstalled Version: 1.0.0\nVulnerability CVE-2021-3807\nSeverity: HIGH\nFixed Version: 1.0.1, 2.0.0\nLink: [CVE-2021-3807](https://example.org)',
            ),
          }),
          sarifResult({
            ruleId: 'CVE-2021-3807-left-pad',
            ...message(
              'A high vulnerability in npm package: left-pad, version 1.0.0 was found at: /package-lock.json',
            ),
          }),
          sarifResult({
            ruleId: 'CVE-2021-3807',
            ...message(
              "Package '@acme/left-pad@1.0.0' is vulnerable to 'CVE-2021-3807' (also known as 'GHSA-93q8-gq69-wqmw').",
            ),
          }),
          sarifResult({
            ruleId: 'SNYK-JS-LEFTPAD-1',
            ...message('This file introduces a vulnerable left-pad package.'),
          }),
          sarifResult({ ruleId: 'CVE-2021-3807', locations: at('pkg:npm/left-pad@1.0.0') }),
          sarifResult({ ruleId: 'EX1', ...message('Package: private') }),
        ],
        [snyk, osv],
      ),
    );
    expect(
      findings.map(
        ({ component }) => component && [component.name, component.version, component.ecosystem],
      ),
    ).toEqual([
      ['left-pad', '1.0.0', undefined],
      ['left-pad', '1.0.0', 'npm'],
      ['@acme/left-pad', '1.0.0', undefined],
      ['@acme/left-pad', '1.0.0', 'npm'],
      ['left-pad', '1.0.0', 'npm'],
      undefined,
    ]);
    expect(findings[0]?.component?.fixedVersions).toEqual(['1.0.1', '2.0.0']);
    expect(findings[2]?.vulnerabilityIds).toEqual(['CVE-2021-3807', 'GHSA-93q8-gq69-wqmw']);
    expect(findings[3]?.vulnerabilityIds).toEqual(['SNYK-JS-LEFTPAD-1', 'CVE-2021-3807']);
  });

  const first = async (results: unknown, over: object = {}) =>
    (
      await readBytesAs(
        JSON.stringify({
          version: '2.1.0',
          runs: [
            {
              tool: {
                driver: {
                  name: 'Example scanner',
                  rules: [
                    { id: 'A', helpUri: 'https://cwe.mitre.org/data/definitions/79.html' },
                    { id: 'B' },
                  ],
                },
              },
              results,
              ...over,
            },
          ],
        }),
      )
    ).findings[0];

  it('an address in place of a file is an end point', async () => {
    const found = await first([
      sarifResult({
        locations: [
          { physicalLocation: { artifactLocation: { uri: 'https://shop.example.org/?q=1' } } },
        ],
      }),
    ]);
    expect(found).toMatchObject({ endpoint: 'https://shop.example.org/?q=1' });
    expect(found).not.toHaveProperty('location');
  });

  it('a position that disagrees with the id is not believed, and the weakness may stand in the help link', async () => {
    expect(await first([sarifResult({ ruleId: 'A', ruleIndex: 1 })])).toMatchObject({
      ruleId: 'A',
      cwes: [79],
    });
  });

  it('a taxonomy may be named by its guid', async () => {
    const found = await first(
      [sarifResult({ taxa: [{ index: 1, toolComponent: { guid: 'g-2' } }] })],
      {
        taxonomies: [
          { name: 'Other', guid: 'g-1', taxa: [{ id: '1' }] },
          { name: 'CWE', guid: 'g-2', taxa: [{ id: '20' }, { id: '89' }] },
        ],
      },
    );
    expect(found).toMatchObject({ cwes: [89] });
  });

  it('links inside a message are no part of a title', async () => {
    expect(
      await first([
        sarifResult({
          ruleId: 'C',
          message: { text: 'This query depends on a [user-provided value](1).' },
        }),
      ]),
    ).toMatchObject({ title: 'This query depends on a user-provided value.' });
  });
});
