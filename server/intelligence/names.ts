/**
 * Databases whose entries are about one vulnerability each, as a pattern that PostgreSQL and JavaScript read alike. An advisory of a distribution is about
 * several: its CVEs are not the same thing.
 */
export const databases =
  '^(GHSA|PYSEC|RUSTSEC|GO|OSV|MAL|GMS|BIT|SNYK|TEMP|ALPINE|DEBIAN-CVE|HSEC|RSEC)-';

const databaseName = new RegExp(databases);
export const isDatabaseName = (id: string): boolean => databaseName.test(id);

/** Those of them that OSV collects. */
export const osvDatabases = '^(GHSA|PYSEC|RUSTSEC|GO|OSV|MAL|BIT|HSEC|RSEC)-';
