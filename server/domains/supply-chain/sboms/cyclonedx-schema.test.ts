import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serializeCycloneDx, type SbomVulnerability } from '#domain/sbom/cyclonedx';
import { mergeSboms } from '#domain/sbom/merge';

/** The schemas that the CycloneDX project publishes. */
const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
  'res',
  'schema',
);
const schema = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;

const ajv = new Ajv({ strict: false });
for (const format of ['date-time', 'email', 'idn-email', 'iri-reference', 'uri'])
  ajv.addFormat(format, true);
for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
  ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
const isValid = ajv.compile(schema('bom-1.6'));

async function* each<T>(items: readonly T[]) {
  for (const item of items) yield await Promise.resolve(item);
}

type Entry = {
  id: string;
  ref: string;
  name: string;
  version: string | null;
  purl: string | null;
  type: string | null;
  licenses: string[];
};
type Part = { components: Entry[]; edges: { from: string; to: string }[] };
type Document = {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
  vulnerabilities: { affects: { ref: string }[] }[];
};

const exported = async (
  bills: readonly Part[],
  vulnerabilities: readonly SbomVulnerability[] = [],
): Promise<Document> => {
  const { components, dependencies } = mergeSboms(bills);
  const chunks: string[] = [];
  const bill = {
    name: 'ledger-api',
    serial: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    timestamp: '2026-02-03T00:00:00Z',
    productVersion: '1.0.0',
  };
  for await (const chunk of serializeCycloneDx({
    ...bill,
    components: each(components),
    dependencies: each(dependencies),
    vulnerabilities: each(vulnerabilities),
  }))
    chunks.push(chunk);
  return JSON.parse(chunks.join('')) as Document;
};

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'ledger-api',
    'left-pad',
    'MIT OR Apache-2.0',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'Ünïcode',
  ),
);
const maybe = (value: fc.Arbitrary<string>) => fc.option(value, { nil: null });
const part: fc.Arbitrary<Part> = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      ref: text,
      name: text,
      version: maybe(text),
      purl: maybe(text),
      type: maybe(fc.constantFrom('library', 'container', 'npm', '')),
      licenses: fc.array(text, { maxLength: 3 }),
    }),
    { selector: ({ ref }) => ref, maxLength: 6 },
  )
  .chain((components) => {
    const ref = fc.oneof(
      text,
      fc.constantFrom('nowhere', ...components.map((component) => component.ref)),
    );
    return fc.record({
      components: fc.constant(components),
      edges: fc.array(fc.record({ from: ref, to: ref }), { maxLength: 8 }),
    });
  });

it('is CycloneDX 1.6 by its schema, and each reference is of one thing in it, whatever the bills are like', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (bills) => {
      const document = await exported(bills);
      expect(isValid(document) ? [] : isValid.errors).toEqual([]);
      const refs = [document.metadata.component, ...document.components].map(
        (component) => component['bom-ref'],
      );
      expect(refs).toHaveLength(new Set(refs).size);
      for (const { ref, dependsOn } of document.dependencies)
        expect(refs).toEqual(expect.arrayContaining([ref, ...dependsOn]));
    }),
    { numRuns: 200 },
  );
});

it.each<[string, Partial<SbomVulnerability>]>([
  ['open', {}],
  ['being mended', { status: 'in_progress', severity: 'info', cwes: [] }],
  [
    'fixed',
    {
      status: 'fixed',
      cvss: {
        version: '4.0',
        vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
        score: 9.3,
      },
    },
  ],
  [
    'accepted',
    {
      status: 'risk_accepted',
      statement: 'Not reachable.',
      cvss: { version: '2.0', vector: null, score: 5 },
    },
  ],
  ['a false positive', { falsePositive: true, statement: 'Only in tests.', cvss: null }],
])('is CycloneDX 1.6 with a vulnerability that is %s', async (_, facts) => {
  const component: Entry = {
    id: '1',
    ref: 'minimist',
    name: 'minimist',
    version: '1.2.0',
    purl: 'pkg:npm/minimist@1.2.0',
    type: 'library',
    licenses: ['MIT', 'Custom'],
  };
  const cvss = {
    version: '3.1',
    vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    score: 9.8,
  };
  const document = await exported(
    [{ components: [component], edges: [] }],
    [
      {
        id: 'CVE-2021-44906',
        affects: ['minimist'],
        severity: 'critical',
        cvss,
        cwes: [1321],
        status: 'open',
        falsePositive: false,
        statement: null,
        ...facts,
      },
    ],
  );
  expect(isValid(document) ? [] : isValid.errors).toEqual([]);
  expect(document.vulnerabilities).toMatchObject([{ affects: [{ ref: 'minimist' }] }]);
});

it('writes an expression of licences as one', async () => {
  const component = (licenses: string[]): Entry => ({
    id: licenses.join(),
    ref: licenses.join(),
    name: 'a',
    version: null,
    purl: null,
    type: null,
    licenses,
  });
  const { components } = await exported([
    {
      components: [
        component(['MIT OR Apache-2.0']),
        component(['MIT']),
        component(['MIT', 'A OR B']),
        component(['Ours OR else!']),
      ],
      edges: [],
    },
  ]);
  expect(components.map((each) => (each as unknown as { licenses: unknown }).licenses)).toEqual([
    [{ expression: 'MIT OR Apache-2.0' }],
    [{ license: { name: 'MIT' } }],
    [{ license: { name: 'MIT' } }, { license: { name: 'A OR B' } }],
    [{ license: { name: 'Ours OR else!' } }],
  ]);
});
