import type { Readings } from './fixtures.ts';

/** Synthetic SBOMs without vulnerabilities: the first component's main facts. */
export const billReadings: Readings = {
  'github-dependency-snapshot.json': [
    'github-dependency-snapshot',
    {
      name: 'left-pad',
      version: '1.3.0',
      purl: 'pkg:npm/left-pad@1.3.0',
      manifestPath: 'web/package-lock.json',
      direct: true,
    },
    2,
  ],
  'scancode.json': [
    'scancode',
    {
      name: 'org.example:shop',
      version: '1.0',
      licenses: ['Apache-2.0'],
      manifestPath: 'pom.xml',
    },
    2,
  ],
  'syft.json': [
    'syft',
    {
      name: 'left-pad',
      purl: 'pkg:npm/left-pad@1.0.0',
      licenses: ['WTFPL'],
      manifestPath: 'package-lock.json',
    },
    2,
  ],
  'trivy-operator-sbom.json': ['trivy-operator-sbom', { name: 'acme/shop:1' }, 2],
};
