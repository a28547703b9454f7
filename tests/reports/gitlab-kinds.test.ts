/** The kinds of GitLab's reports, in all schema versions. */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const identifiers = [{ type: 'example_rule', name: 'Example rule', value: 'rule-1' }];
const file = { file: 'src/cart.rb', start_line: 3, end_line: 4 };
const dependency = { package: { name: 'libexample' }, version: '1.2.0' };
const page = { hostname: 'https://shop.example.org', method: 'GET', path: '/search', param: 'q' };
const image = { image: 'shop:1.4', operating_system: 'debian:12', dependency };

const kinds: readonly [kind: string, location: object, expected: object][] = [
  ['sast', file, { category: 'sast', location: { path: 'src/cart.rb', startLine: 3 } }],
  ['secret_detection', { ...file, commit: { sha: 'a1' } }, { category: 'secret' }],
  [
    'dependency_scanning',
    { file: 'Gemfile.lock', dependency },
    { category: 'sca', component: { name: 'libexample', version: '1.2.0' } },
  ],
  ['container_scanning', image, { category: 'container', image: { reference: 'shop:1.4' } }],
  ['cluster_image_scanning', image, { category: 'container', image: { reference: 'shop:1.4' } }],
  ['dast', page, { category: 'dast', endpoint: 'https://shop.example.org/search' }],
  ['api_fuzzing', page, { category: 'dast', endpoint: 'https://shop.example.org/search' }],
  ['coverage_fuzzing', { crash_address: '0x602', crash_type: 'Overflow' }, { category: 'sast' }],
];
const versions = ['2.0', '3.0.0', '14.1.3', '15.0.0', '15.2.4'];

const reportOf = (kind: string, location: object, version: string): string =>
  JSON.stringify({
    version,
    vulnerabilities: [
      {
        id: 'f1',
        category: kind,
        name: 'Example',
        // Until version 15, the title was in this field, with the scanner of each finding beside
        // it.
        ...(Number.parseInt(version, 10) < 15 && {
          message: 'Example in a place',
          scanner: { id: 'example', name: 'Example' },
          cve: 'src/cart.rb:f1:rule-1',
        }),
        severity: 'High',
        identifiers,
        location,
      },
    ],
    ...(Number.parseInt(version, 10) >= 14 && {
      scan: {
        scanner: { id: 'example', name: 'Example', version: '1.0', vendor: { name: 'GitLab' } },
        analyzer: { id: 'example', name: 'Example', version: '1.0', vendor: { name: 'GitLab' } },
        type: kind,
        start_time: '2026-11-20T10:00:00',
        end_time: '2026-11-20T10:01:00',
        status: 'success',
      },
    }),
  });

describe.each(versions)("GitLab's reports of version %s", (version) => {
  it.each(kinds)('%s', async (kind, location, expected) => {
    const { error, findings, items } = await readBytesAs(reportOf(kind, location, version));
    expect(error).toBeUndefined();
    expect(findings).toMatchObject([{ ruleId: 'rule-1', severity: 'high', ...expected }]);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ kind: 'run', format: 'gitlab' });
    expect(items[0]).not.toHaveProperty('incomplete');
  });
});
