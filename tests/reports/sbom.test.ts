import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const read = async (report: unknown) => {
  const { items, findings, error } = await readBytesAs(JSON.stringify(report));
  expect(error).toBeUndefined();
  return {
    run: items.find((item) => item.kind === 'run'),
    findings,
    components: items.flatMap((item) => (item.kind === 'component' ? [item.component] : [])),
    dependencies: items.flatMap((item) => (item.kind === 'dependency' ? [item] : [])),
  };
};

describe('bills of materials', () => {
  it('of Syft: packages, licences and who needs whom', async () => {
    const { run, components, dependencies } = await read({
      artifacts: [
        {
          id: 'a',
          name: 'left-pad',
          version: '1.0.0',
          type: 'npm',
          locations: [{ path: '/app/package-lock.json' }],
          licenses: [{ value: 'WTFPL', spdxExpression: 'WTFPL', type: 'declared' }],
          purl: 'pkg:npm/left-pad@1.0.0',
        },
        {
          id: 'b',
          name: 'shop',
          version: '2.0.0',
          type: 'npm',
          locations: [],
          licenses: ['MIT'],
          purl: 'pkg:npm/shop@2.0.0',
        },
      ],
      artifactRelationships: [
        { parent: 'a', child: 'b', type: 'dependency-of' },
        { parent: 'x', child: 'a', type: 'contains' },
      ],
      source: { type: 'directory', target: '.' },
      descriptor: { name: 'syft', version: '1.0.0' },
      schema: { version: '16.0.0' },
    });
    expect(run).toMatchObject({ format: 'syft', componentsOnly: true, toolVersion: '1.0.0' });
    expect(components).toMatchObject([
      {
        ref: 'a',
        purl: 'pkg:npm/left-pad@1.0.0',
        licenses: ['WTFPL'],
        manifestPath: 'app/package-lock.json',
      },
      { ref: 'b', licenses: ['MIT'] },
    ]);
    expect(dependencies).toEqual([{ kind: 'dependency', from: 'b', to: ['a'] }]);
  });

  it('of ScanCode: packages and their dependencies', async () => {
    const { run, components, dependencies } = await read({
      headers: [{ tool_name: 'scancode-toolkit', tool_version: '32.0.0' }],
      packages: [
        {
          type: 'maven',
          namespace: 'org.example',
          name: 'shop',
          version: '1.0',
          purl: 'pkg:maven/org.example/shop@1.0',
          package_uid: 'u1',
          declared_license_expression_spdx: 'Apache-2.0',
          datafile_paths: ['pom.xml'],
        },
      ],
      dependencies: [
        {
          purl: 'pkg:maven/junit/junit@4.12',
          dependency_uid: 'd1',
          for_package_uid: 'u1',
          is_direct: true,
        },
      ],
      files: [{ path: 'pom.xml' }],
    });
    expect(run).toMatchObject({ format: 'scancode', componentsOnly: true });
    expect(components).toMatchObject([
      { name: 'org.example:shop', licenses: ['Apache-2.0'], manifestPath: 'pom.xml' },
      { name: 'junit:junit', version: '4.12', direct: true },
    ]);
    expect(dependencies).toEqual([{ kind: 'dependency', from: 'u1', to: ['d1'] }]);
  });

  it.each([
    ['vers:npm/<4.3.0', ['4.3.0']],
    ['vers:npm/>=4.0.0|<4.0.14|>=4.1.0|<4.1.2', ['4.0.14', '4.1.2']],
    ['vers:npm/<=4.0.13', []],
    ['4.0.x', []],
  ])('of CycloneDX: what an affected range %s leaves out above is fixed', async (range, fixed) => {
    const { findings } = await read({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      components: [
        {
          type: 'library',
          name: 'handlebars',
          version: '4.0.11',
          'bom-ref': 'h',
          purl: 'pkg:npm/handlebars@4.0.11',
        },
      ],
      vulnerabilities: [
        {
          id: 'CVE-2019-19919',
          affects: [
            {
              ref: 'h',
              versions: [
                { range, status: 'affected' },
                { range: 'vers:npm/<9.9.9', status: 'unknown' },
              ],
            },
          ],
        },
      ],
    });
    expect(findings[0]?.component?.fixedVersions ?? []).toEqual(fixed);
  });

  it('of CycloneDX: a vulnerability whose id says nothing is called by the one that it refers to', async () => {
    const id = 'c7129ff8-08bc-4afe-82ec-7d97b9491741';
    const { findings } = await read({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      components: [{ type: 'library', name: 'handlebars', version: '4.0.11', 'bom-ref': 'h' }],
      vulnerabilities: [
        {
          id,
          references: [{ id: 'CVE-2019-19919', source: { name: 'OSS Index' } }],
          affects: [{ ref: 'h' }],
        },
      ],
    });
    expect(findings[0]).toMatchObject({ title: 'handlebars:4.0.11 | CVE-2019-19919', ruleId: id });
  });

  it.each([
    ['4.1.0', '4.1.2'],
    ['4.0.1', '4.0.14'],
    ['5.0.0', '4.0.14'],
  ])(
    'of CycloneDX: of several fixes the next one above %s comes first: %s',
    async (version, first) => {
      const { findings } = await read({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        components: [
          {
            type: 'library',
            name: 'handlebars',
            version,
            'bom-ref': 'h',
            purl: `pkg:npm/handlebars@${version}`,
          },
        ],
        vulnerabilities: [
          {
            id: 'CVE-2019-19919',
            affects: [
              { ref: 'h', versions: [{ range: 'vers:npm/>=4.0.0|<4.0.14|>=4.1.0|<4.1.2' }] },
            ],
          },
        ],
      });
      expect(findings[0]?.component?.fixedVersions?.[0]).toBe(first);
    },
  );

  it('of GitHub: an SPDX document within `sbom`', async () => {
    const { run, components } = await read({
      sbom: {
        SPDXID: 'SPDXRef-DOCUMENT',
        spdxVersion: 'SPDX-2.3',
        creationInfo: {
          created: '2026-01-01T00:00:00Z',
          creators: ['Tool: GitHub.com-Dependency-Graph'],
        },
        packages: [
          {
            SPDXID: 'SPDXRef-1',
            name: 'npm:left-pad',
            versionInfo: '1.0.0',
            externalRefs: [
              {
                referenceCategory: 'PACKAGE-MANAGER',
                referenceType: 'purl',
                referenceLocator: 'pkg:npm/left-pad@1.0.0',
              },
            ],
          },
        ],
        relationships: [],
      },
    });
    expect(run).toMatchObject({ format: 'spdx', completedAt: '2026-01-01T00:00:00Z' });
    expect(components).toMatchObject([{ purl: 'pkg:npm/left-pad@1.0.0' }]);
  });

  it.each(['spdx.rdf', 'spdx.yaml'])('of SPDX in its other notations: %s', async (name) => {
    const { items } = await readBytesAs(
      await readFile(path.join(import.meta.dirname, 'fixtures', name)),
    );
    const components = items.flatMap((item) => (item.kind === 'component' ? [item.component] : []));
    expect(items.find((item) => item.kind === 'run')).toMatchObject({
      componentsOnly: true,
      toolVersion: 'example-1.0',
      completedAt: '2026-01-02T10:00:00Z',
    });
    expect(components.find(({ ref }) => ref === 'SPDXRef-lodash')).toMatchObject({
      name: 'lodash',
      version: '4.17.20',
      purl: 'pkg:npm/lodash@4.17.20',
      licenses: [name === 'spdx.rdf' ? '(MIT OR CC0-1.0)' : 'MIT'],
    });
  });

  it('of SPDX as RDF: packages within relationships, and who needs whom', async () => {
    const { items } = await readBytesAs(
      await readFile(path.join(import.meta.dirname, 'fixtures', 'spdx.rdf')),
    );
    expect(
      items.flatMap((item) => (item.kind === 'component' ? [item.component.ref] : [])),
    ).toEqual(['SPDXRef-shop', 'SPDXRef-lodash']);
    expect(items.flatMap((item) => (item.kind === 'dependency' ? [item] : []))).toEqual([
      { kind: 'dependency', from: 'SPDXRef-shop', to: ['SPDXRef-lodash'] },
    ]);
    expect(
      items.flatMap((item) => (item.kind === 'component' ? [item.component] : []))[1],
    ).toMatchObject({ supplier: 'Example', hashes: { SHA1: 'aa' } });
  });

  it('of SPDX as RDF: elements that stand apart are found by their names', async () => {
    const report = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:spdx="http://spdx.org/rdf/terms#">
      <spdx:Package rdf:about="https://example.org/shop#SPDXRef-shop"><spdx:name>shop</spdx:name><spdx:relationship rdf:nodeID="A0"/><spdx:externalRef rdf:nodeID="A1"/></spdx:Package>
      <spdx:Relationship rdf:nodeID="A0"><spdx:relationshipType rdf:resource="http://spdx.org/rdf/terms#relationshipType_dependsOn"/><spdx:relatedSpdxElement rdf:resource="https://example.org/shop#SPDXRef-lodash"/></spdx:Relationship>
      <spdx:ExternalRef rdf:nodeID="A1"><spdx:referenceType rdf:resource="http://spdx.org/rdf/references/purl"/><spdx:referenceLocator>pkg:npm/shop@2.0.0</spdx:referenceLocator></spdx:ExternalRef>
      <spdx:Package rdf:about="https://example.org/shop#SPDXRef-lodash"><spdx:name>lodash</spdx:name><spdx:licenseDeclared><spdx:ListedLicense rdf:about="http://spdx.org/licenses/MIT"/></spdx:licenseDeclared></spdx:Package>
    </rdf:RDF>`;
    const { items, error } = await readBytesAs(report);
    expect(error).toBeUndefined();
    expect(
      items.flatMap((item) => (item.kind === 'component' ? [item.component] : [])),
    ).toMatchObject([
      { name: 'shop', purl: 'pkg:npm/shop@2.0.0' },
      { name: 'lodash', licenses: ['MIT'] },
    ]);
    expect(items.flatMap((item) => (item.kind === 'dependency' ? [item] : []))).toEqual([
      { kind: 'dependency', from: 'SPDXRef-shop', to: ['SPDXRef-lodash'] },
    ]);
  });

  const graph = (...elements: object[]): object => ({
    '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
    '@graph': elements,
  });
  const leftPad = {
    type: 'software_Package',
    spdxId: 'urn:p',
    name: 'left-pad',
    software_packageVersion: '1.0.0',
    software_packageUrl: 'pkg:npm/left-pad@1.0.0',
  };
  const vulnerability = {
    type: 'security_Vulnerability',
    spdxId: 'urn:v',
    summary: 'Pads right.',
    externalIdentifier: [
      { type: 'ExternalIdentifier', externalIdentifierType: 'cve', identifier: 'CVE-2024-12345' },
    ],
  };

  it('of SPDX 3: components alone close nothing', async () => {
    const { run, components, dependencies } = await read(
      graph(
        leftPad,
        { type: 'software_Package', spdxId: 'urn:s', name: 'shop' },
        {
          type: 'Relationship',
          spdxId: 'urn:r',
          from: 'urn:s',
          relationshipType: 'dependsOn',
          to: ['urn:p'],
        },
      ),
    );
    expect(run).toMatchObject({ format: 'spdx-3', componentsOnly: true });
    expect(components).toMatchObject([
      { ref: 'urn:p', name: 'left-pad', purl: 'pkg:npm/left-pad@1.0.0' },
      { ref: 'urn:s' },
    ]);
    expect(dependencies).toEqual([{ kind: 'dependency', from: 'urn:s', to: ['urn:p'] }]);
  });

  it('of SPDX 3: vulnerabilities with scores and VEX', async () => {
    const { run, findings } = await read(
      graph(
        {
          type: 'security_VexAffectedVulnAssessmentRelationship',
          spdxId: 'urn:a',
          from: 'urn:v',
          relationshipType: 'affects',
          to: ['urn:p'],
          security_actionStatement: 'Update.',
        },
        {
          type: 'security_CvssV3VulnAssessmentRelationship',
          spdxId: 'urn:c',
          from: 'urn:v',
          to: ['urn:p'],
          relationshipType: 'hasAssessmentFor',
          security_severity: 'high',
          security_score: 7.5,
          security_vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
        },
        vulnerability,
        leftPad,
        { type: 'security_Vulnerability', spdxId: 'urn:w', name: 'CVE-2024-54321' },
        {
          type: 'security_VexNotAffectedVulnAssessmentRelationship',
          spdxId: 'urn:n',
          from: 'urn:w',
          relationshipType: 'doesNotAffect',
          to: ['urn:p'],
          security_justificationType: 'componentNotPresent',
        },
        {
          type: 'security_VexFixedVulnAssessmentRelationship',
          spdxId: 'urn:f',
          from: 'urn:w',
          relationshipType: 'fixedIn',
          to: ['urn:q'],
        },
      ),
    );
    expect(run).not.toHaveProperty('componentsOnly');
    expect(findings).toMatchObject([
      {
        ruleId: 'CVE-2024-12345',
        severity: 'high',
        cvss: [{ score: 7.5 }],
        mitigation: 'Update.',
        component: { purl: 'pkg:npm/left-pad@1.0.0' },
      },
      {
        ruleId: 'CVE-2024-54321',
        suppression: { kind: 'vex:not_affected', justification: 'componentNotPresent' },
      },
    ]);
  });
});
