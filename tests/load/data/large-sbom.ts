// A large SBOM with vulnerabilities, the same for the same size.
import { writeFileSync } from 'node:fs';

const scopes = ['net', 'io', 'web', 'data', 'auth', 'log', 'build'];

const componentOf = (i: number) => {
  const name = `${scopes[i % scopes.length] ?? 'net'}-library-${String(i)}`;
  const version = `${String(1 + (i % 9))}.${String(i % 23)}.${String(i % 7)}`;
  return {
    type: 'library',
    'bom-ref': `pkg:npm/${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: i % 5 === 0 ? 'Apache-2.0' : 'MIT' } }],
  };
};

/**
 * CycloneDX 1.5: each component depends on up to three later ones; every fifth one has two
 * vulnerabilities.
 */
export const writeLargeSbom = (file: string, count: number): void => {
  const components = Array.from({ length: count }, (_, i) => componentOf(i));
  const refs = components.map((component) => component['bom-ref']);
  const vulnerabilities = refs.flatMap((ref, i) =>
    i % 5 === 0
      ? [0, 1].map((n) => ({
          id: `CVE-2024-${String(10_000 + i * 2 + n)}`,
          source: { name: 'NVD' },
          description: `A flaw in ${ref}.`,
          cwes: [[79, 400, 502, 1321][i % 4]],
          ratings: [
            {
              method: 'CVSSv31',
              severity: 'high',
              score: 7.5,
              vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
            },
          ],
          affects: [{ ref }],
        }))
      : [],
  );
  const dependencies = refs.map((ref, i) => ({
    ref,
    dependsOn: [2 * i + 1, 2 * i + 2, 3 * i + 5].flatMap((child) => refs[child] ?? []),
  }));
  const metadata = { component: { type: 'application', 'bom-ref': 'root', name: 'product' } };
  writeFileSync(
    file,
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata,
      components,
      dependencies: [{ ref: 'root', dependsOn: refs.slice(0, 20) }, ...dependencies],
      vulnerabilities,
    }),
  );
};
