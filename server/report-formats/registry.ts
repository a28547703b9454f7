/**
 * Every format that Parapet reads. A new one needs a file in `formats/`, a line in the list of its
 * category below and a fixture (`docs/add-a-scanner.md`).
 */
import type { Category } from '#domain/finding-category';
import type { ReportFormat } from './format.ts';
import { cloudFormats } from './registry/cloud.ts';
import { containerFormats } from './registry/container.ts';
import { dastFormats } from './registry/dast.ts';
import { generalFormats } from './registry/general.ts';
import { iacFormats } from './registry/iac.ts';
import { licenseFormats } from './registry/license.ts';
import { mobileFormats } from './registry/mobile.ts';
import { networkFormats } from './registry/network.ts';
import { qualityFormats } from './registry/quality.ts';
import { sastFormats } from './registry/sast.ts';
import { sbomFormats } from './registry/sbom.ts';
import { scaFormats } from './registry/sca.ts';
import { secretFormats } from './registry/secret.ts';

export const formatsByCategory: Readonly<Record<Category, readonly ReportFormat[]>> = {
  cloud: cloudFormats,
  container: containerFormats,
  dast: dastFormats,
  iac: iacFormats,
  license: licenseFormats,
  mobile: mobileFormats,
  network: networkFormats,
  quality: qualityFormats,
  sast: sastFormats,
  sbom: sbomFormats,
  sca: scaFormats,
  secret: secretFormats,
};

/** If two formats claim a report with the same confidence, the earlier one wins. */
export const formats: readonly ReportFormat[] = [
  ...Object.values(formatsByCategory).flat(),
  ...generalFormats,
];
