import { cleanReportsWithAsides } from './clean-asides.ts';
import { cleanApplicationReports } from './clean-applications.ts';
import { cleanComponentReports } from './clean-components.ts';
import { moreCleanReports } from './clean-more.ts';
import type { CleanReports, Readings } from './fixtures.ts';
import { analyzerReadings, cleanAnalyzerReports } from './readings-analyzers.ts';
import { applicationReadings } from './readings-applications.ts';
import { billReadings } from './readings-bills.ts';
import { catalogueReadings, cleanCatalogueReports } from './readings-catalogues.ts';
import { componentReadings } from './readings-components.ts';
import { cleanHostReports, hostReadings } from './readings-hosts.ts';
import { cleanMoreReports, moreReadings } from './readings-more.ts';
import { cleanSystemReports, systemReadings } from './readings-systems.ts';
import { cleanPageReports, pageReadings } from './readings-pages.ts';
import { cleanToolReports, toolReadings } from './readings-tools.ts';
import { cleanPlatformReports, platformReadings } from './readings-platforms.ts';

/** Small synthetic reports. */
export const readings: Readings = {
  ...applicationReadings,
  ...componentReadings,
  ...hostReadings,
  ...catalogueReadings,
  ...moreReadings,
  ...platformReadings,
  ...systemReadings,
  ...pageReadings,
  ...toolReadings,
  ...analyzerReadings,
};

/** All readings by file name, including reports that list only components. */
export const allReadings: Readings = { ...readings, ...billReadings };

export const cleanReports: CleanReports = [
  ...cleanApplicationReports,
  ...cleanComponentReports,
  ...cleanHostReports,
  ...cleanCatalogueReports,
  ...cleanMoreReports,
  ...cleanPlatformReports,
  ...cleanSystemReports,
  ...cleanPageReports,
  ...cleanToolReports,
  ...cleanAnalyzerReports,
  ...cleanReportsWithAsides,
  ...moreCleanReports,
];
