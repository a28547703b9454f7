/**
 * Vuls: the result of one server. A vulnerability has the contents of several databases and the
 * affected packages.
 */
import { jsonFormat, ofVersion } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Contents by database: a list, before 0.16 a single entry each. */
const contentsOf = (raw: unknown): unknown[] =>
  entries(raw, 'cveContents').flatMap(([, content]) =>
    isList(content) ? list(content) : [content],
  );

export const vuls = jsonFormat({
  id: 'vuls',
  tool: 'Vuls',
  category: 'network',
  docsUrl: 'https://vuls.io/docs/en/usage-report.html',
  detect: ({ value }) =>
    has(value, 'scannedCves') && (has(value, 'serverName') || has(value, 'jsonVersion')) ? 1 : 0,
  each: ['/scannedCves/*'],
  run: (root) => ({
    toolVersion: str(root, 'scannedVersion'),
    completedAt: str(root, 'scannedAt'),
    ...ofVersion(str(root, 'jsonVersion'), /^[1-4]$/, '/jsonVersion 4'),
  }),
  map: (raw, { root, keys }) => {
    const id = str(raw, 'cveID') ?? String(keys[1]);
    const contents = contentsOf(raw);
    const first = (name: string): string | undefined =>
      contents.map((content) => str(content, name)).find((text) => text !== undefined);
    const base: RawFinding = {
      ruleId: id,
      description: first('summary') ?? first('title'),
      severity: first('cvss3Severity') ?? first('cvss2Severity'),
      cvss: contents.flatMap((content) => [
        { vector: str(content, 'cvss3Vector'), score: num(content, 'cvss3Score'), version: '3.1' },
        { vector: str(content, 'cvss2Vector'), score: num(content, 'cvss2Score'), version: '2.0' },
      ]),
      vulnerabilityIds: [id],
      cwes: contents.map((content) => texts(content, 'cweIDs')),
      endpoint: str(root, 'serverName'),
      knownExploited: list(raw, 'kevs').length > 0 ? true : undefined,
      references: [
        first('sourceLink'),
        ...contents.flatMap((content) =>
          list(content, 'references').map((reference) => str(reference, 'link')),
        ),
      ],
    };
    const affected = [
      ...list(raw, 'affectedPackages').map((entry) => ({
        name: str(entry, 'name'),
        fixed: str(entry, 'fixedIn'),
        path: undefined,
      })),
      ...list(raw, 'libraryFixedIns').map((entry) => ({
        name: str(entry, 'name'),
        fixed: str(entry, 'fixedIn'),
        path: str(entry, 'path'),
      })),
    ];
    if (affected.length === 0) return { ...base, title: id };
    return affected.map(({ name, fixed, path }): RawFinding => {
      const installed = at(root, 'packages', name ?? '');
      const version =
        [str(installed, 'version'), str(installed, 'release')]
          .filter((part) => part !== undefined)
          .join('-') || undefined;
      return {
        ...base,
        title: `${id} - ${name ?? ''} ${version ?? ''}`,
        component: {
          name,
          version,
          ecosystem: path === undefined ? str(root, 'family') : undefined,
          path,
          fixed: [fixed],
        },
        location: { path },
      };
    });
  },
});
