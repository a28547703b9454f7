import type { Readings } from './fixtures.ts';

/** Synthetic SBOMs without vulnerabilities: the first component's main facts. */
export const billReadings: Readings = {
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
