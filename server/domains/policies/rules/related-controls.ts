import type { Category } from '#domain/finding-category';

/**
 * Controls that Parapet itself relates to kinds of findings, based on the requirement's text, if no
 * mapping is published. The UI shows them as "related", never as attested.
 */
export interface RelatedControl {
  framework: string;
  control: string;
  categories?: readonly Category[];
  cwes?: readonly number[];
  /** Applies to findings with a CVE, GHSA or similar id. */
  knownVulnerability?: true;
  /** Applies to findings with a SLSA threat of the source or build track (A to G). */
  pipeline?: true;
}

const misconfiguration: readonly Category[] = ['iac', 'cloud', 'container'];
const components: readonly Category[] = ['sca', 'container', 'sbom'];
const accessControl = [284, 285, 639, 862, 863];
const authentication = [287, 306, 307, 384];

export const relatedControls: readonly RelatedControl[] = [
  { framework: 'iso-27001-2022', control: 'A.8.8', knownVulnerability: true },
  { framework: 'iso-27001-2022', control: 'A.8.28', categories: ['sast', 'mobile'] },
  { framework: 'iso-27001-2022', control: 'A.8.29', categories: ['dast'] },
  { framework: 'iso-27001-2022', control: 'A.8.9', categories: misconfiguration },
  { framework: 'iso-27001-2022', control: 'A.8.24', cwes: [295, 310, 326, 327, 328, 330] },
  { framework: 'iso-27001-2022', control: 'A.8.5', cwes: authentication },
  { framework: 'iso-27001-2022', control: 'A.8.3', cwes: accessControl },
  { framework: 'iso-27001-2022', control: 'A.8.15', cwes: [117, 223, 532, 778] },
  { framework: 'iso-27001-2022', control: 'A.8.12', cwes: [200, 359] },
  { framework: 'iso-27001-2022', control: 'A.8.4', pipeline: true },
  {
    framework: 'soc2-tsc',
    control: 'CC7.1',
    categories: misconfiguration,
    knownVulnerability: true,
  },
  { framework: 'soc2-tsc', control: 'CC6.1', cwes: [284, 287, 306, 798, 862, 863] },
  { framework: 'soc2-tsc', control: 'CC6.7', cwes: [311, 319] },
  { framework: 'soc2-tsc', control: 'CC6.8', cwes: [506] },
  { framework: 'soc2-tsc', control: 'CC8.1', pipeline: true },
  { framework: 'dora', control: 'Article 25', categories: ['sast', 'sca', 'dast', 'mobile'] },
  {
    framework: 'dora',
    control: 'Article 9',
    cwes: [...accessControl, 287, 306, 321, 798],
    knownVulnerability: true,
    pipeline: true,
  },
  { framework: 'dora', control: 'Article 28', categories: components },
  { framework: 'cis-controls-8.1', control: '16.12', categories: ['sast', 'dast', 'mobile'] },
  { framework: 'cis-controls-8.1', control: '16.4', categories: ['sca', 'sbom'] },
  { framework: 'cis-controls-8.1', control: '16.5', categories: ['sca', 'sbom'] },
  {
    framework: 'cis-controls-8.1',
    control: '7.3',
    categories: components,
    knownVulnerability: true,
  },
  { framework: 'cis-controls-8.1', control: '16.7', categories: ['iac'] },
  { framework: 'cis-controls-8.1', control: '4.1', categories: misconfiguration },
  { framework: 'cis-controls-8.1', control: '3.10', cwes: [311, 319] },
  { framework: 'cis-controls-8.1', control: '3.11', cwes: [311, 312] },
  { framework: 'pci-dss-4.0', control: '6.3.1', knownVulnerability: true },
  { framework: 'pci-dss-4.0', control: '6.3.3', categories: components },
  { framework: 'pci-dss-4.0', control: '6.2.4', categories: ['sast', 'mobile'] },
  { framework: 'pci-dss-4.0', control: '8.6.2', categories: ['secret'], cwes: [259, 798] },
  { framework: 'pci-dss-3.2.1', control: '6.1', knownVulnerability: true },
  { framework: 'pci-dss-3.2.1', control: '6.2', categories: components },
  { framework: 'nist-800-53', control: 'RA-5', knownVulnerability: true },
  { framework: 'nist-800-53', control: 'SI-2', knownVulnerability: true },
  { framework: 'nist-800-53', control: 'SA-11', categories: ['sast', 'dast', 'mobile'] },
  { framework: 'nist-800-53', control: 'SR-3', categories: components },
  { framework: 'nist-800-53', control: 'CM-6', categories: misconfiguration },
  { framework: 'nist-800-53', control: 'IA-5', categories: ['secret'] },
  { framework: 'nist-800-53', control: 'SI-7', pipeline: true },
  { framework: 'nist-800-53', control: 'SI-3', cwes: [506] },
];
