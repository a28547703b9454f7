/** Extracts public ids of vulnerabilities and weaknesses from texts of a report. */

const vulnerability =
  /\b(?:C(?:VE|AN)-\d{4}-\d{4,19}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|PYSEC-\d{4}-\d+|RUSTSEC-\d{4}-\d{4}|GO-\d{4}-\d{4,}|OSV-\d{4}-\d+|MAL-\d{4}-\d+|EUVD-\d{4}-\d+|(?:RHSA|RHBA|RHEA|ELSA|ALSA|ALBA|ALEA|RLSA|CESA|MGASA)-\d{4}[:-]\d+|FEDORA(?:-EPEL)?-\d{4}-[0-9a-f]{4,16}|ALAS[A-Z0-9]{0,20}(?:-[\d.]{1,10})?-\d{4}-\d+|(?:open)?SUSE-SU-\d{4}:\d+-\d+|GLSA-\d{6}-\d+|(?:DSA|DLA|USN)-\d{3,5}-\d+|GMS-\d{4}-\d+|CNVD-\d{4}-\d+|JVNDB-\d{4}-\d+|SNYK-[A-Z0-9]+-[A-Z0-9]+-\d+|XRAY-\d+|sonatype-\d{4}-\d+|TEMP-\d{7}-[0-9A-F]{6}|BDSA-\d{4}-\d+|WS-\d{4}-\d+|VU#\d{3,}|CNNVD-\d{6}-\d+|PRISMA-\d{4}-\d+|NSWG-ECO-\d+|GSD-\d{4}-\d+|HSEC-\d{4}-\d+|RSEC-\d{4}-\d+|BIT-[a-z0-9.-]{1,60}-\d{4}-\d+|CGA(?:-[23456789cfghjmpqrvwx]{4}){3}|VULNDB-\d+|TALOS-\d{4}-\d+|ZDI-\d{2}-\d+)\b/gi;

/** Until 2005 an unconfirmed CVE was a candidate (`CAN-`) and kept its number on confirmation. */
const canonical = (id: string): string =>
  /^GHSA-/i.test(id)
    ? `GHSA${id.slice(4).toLowerCase()}`
    : id.toUpperCase().replace(/^CAN-/, 'CVE-');

/** Returns the distinct ids within the given texts, in canonical form and order of appearance. */
export function extractVulnerabilityIds(
  ...sources: (string | readonly string[] | undefined)[]
): string[] {
  const found = sources
    .flatMap((source) =>
      source === undefined ? [] : typeof source === 'string' ? [source] : source,
    )
    .flatMap((text) => text.match(vulnerability) ?? []);
  return [...new Set(found.map(canonical))];
}

/**
 * Returns the CWE numbers in `79`, `"CWE-79: …"`, `"cwe/79"`, `"CWE #79"`, `"[79, 89]"`, the
 * address of a CWE page, or lists of these. Zero counts as absent.
 */
export function extractCweIds(...sources: unknown[]): number[] {
  const found = sources.flat(3).flatMap((source) => {
    if (typeof source === 'number') return [source];
    if (typeof source !== 'string') return [];
    const stated = [
      ...source.matchAll(/CWE(?:[-_:/ #]{0,2}|\.mitre\.org\/data\/definitions\/)0*(\d{1,4})\b/gi),
    ].map((match) => Number(match[1]));
    if (stated.length > 0) return stated;
    return /^[\s\d,;[\]'"]+$/.test(source) ? (source.match(/\d{1,4}/g) ?? []).map(Number) : [];
  });
  return [...new Set(found.filter((id) => Number.isInteger(id) && id > 0 && id < 10_000))];
}

/**
 * Returns the OWASP Top 10 ids (`A03:2021`) in the texts, which may spell them `A03:2021` or
 * `A3:2017`.
 */
export function extractOwaspIds(...sources: (string | readonly string[] | undefined)[]): string[] {
  const joined = sources.flat().filter((text) => text !== undefined);
  const found = joined.flatMap((text) =>
    [...text.matchAll(/\bA(\d{1,2})[:_\- ](20(?:17|21|25))\b/g)].map(
      (match) => `A${(match[1] ?? '').padStart(2, '0')}:${match[2]}`,
    ),
  );
  const reversed = joined.flatMap((text) =>
    [...text.matchAll(/owasp[-:]?(?:top-?10-?)?(20(?:17|21|25))[-:]?a(\d{1,2})\b/gi)].map(
      (match) => `A${(match[2] ?? '').padStart(2, '0')}:${match[1]}`,
    ),
  );
  return [...new Set([...found, ...reversed])];
}
