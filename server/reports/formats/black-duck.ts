/** Black Duck's `security.csv`, alone or in the archive of a project's report. */
import { cell, csvFormat } from '../format.ts';

/** `1.2.3` at the end of `group:artifact:1.2.3`. */
const withoutVersion = (origin: string | undefined, version: string | undefined): string | undefined => (origin !== undefined && version !== undefined && origin.endsWith(`:${version}`) ? origin.slice(0, -version.length - 1) : origin);

export const blackDuck = csvFormat({
  id: 'black-duck',
  tool: 'Black Duck',
  category: 'sca',
  docsUrl: 'https://documentation.blackduck.com/bundle/bd-hub/page/Reporting/Reports.html',
  aliases: ['blackduck', 'blackduck hub', 'blackduck api', 'synopsys black duck', 'blackduck component risk'],
  columns: [['channel version origin', 'vulnerability id', 'security risk'], ['component origin id', 'vulnerability id', 'security risk'], ['component name', 'vulnerability id', 'base score']],
  map: (row) => {
    const id = cell(row, 'vulnerability id');
    if (id === undefined) return undefined;
    const version = cell(row, 'channel version origin name', 'component origin version name', 'component version name', 'version');
    const name = withoutVersion(cell(row, 'channel version origin id', 'component origin id'), version) ?? cell(row, 'component name', 'project name');
    return {
      rule: id,
      title: `${cell(row, 'component name', 'project name') ?? name ?? ''} ${version ?? ''}: ${id}`,
      description: cell(row, 'description', 'vulnerability description'),
      mitigation: cell(row, 'remediation comment'),
      severity: cell(row, 'security risk', 'severity'),
      cvss: [{ score: Number(cell(row, 'base score', 'overall score')) }],
      ids: [id, cell(row, 'url')],
      cwes: cell(row, 'cwe ids'),
      component: { name, version, ecosystem: cell(row, 'channel version origin', 'component origin name')?.toLowerCase() },
      references: [cell(row, 'url')],
      suppression: ['IGNORED', 'MITIGATED', 'PATCHED', 'NOT_AFFECTED'].includes(cell(row, 'remediation status') ?? '') ? { kind: (cell(row, 'remediation status') ?? '').toLowerCase(), status: 'accepted' } : undefined,
      firstSeen: cell(row, 'published on'),
    };
  },
});
