// Reports in their scanners' formats, as far as a fix depends on them.
import { PackageURL } from 'packageurl-js';

type Vulnerable = {
  /** The file in which the scanner found it. */
  at: string;
  /** The package URL with the installed version. */
  purl: string;
  /** The fixed versions. */
  fixed: string;
};

/** One vulnerable component in Trivy's format. */
export const trivyReport = ({ at, purl, fixed }: Vulnerable): string => {
  const { namespace, name, version } = PackageURL.fromString(purl);
  const joint = purl.startsWith('pkg:maven/') ? ':' : '/';
  return JSON.stringify({
    SchemaVersion: 2,
    ArtifactName: '.',
    ArtifactType: 'repository',
    Results: [
      {
        Target: at,
        Class: 'lang-pkgs',
        Vulnerabilities: [
          {
            VulnerabilityID: 'CVE-2026-0001',
            PkgName: namespace ? `${namespace}${joint}${name}` : name,
            InstalledVersion: version,
            FixedVersion: fixed,
            Severity: 'HIGH',
            PkgIdentifier: { PURL: purl },
          },
        ],
      },
    ],
  });
};

type Replacement = {
  line: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  by: string;
};

/** One SARIF result with a fix; `quote` is the text of its region. */
export const sarifReport = (
  file: string,
  replacements: readonly Replacement[],
  {
    quote,
    columnKind,
    files = [file],
  }: { quote?: string; columnKind?: string; files?: readonly string[] } = {},
): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        ...(columnKind !== undefined && { columnKind }),
        tool: { driver: { name: 'Example scanner', rules: [{ id: 'EX1' }] } },
        results: [
          {
            ruleId: 'EX1',
            level: 'error',
            message: { text: 'A problem.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: file },
                  region: {
                    startLine: replacements[0]?.line,
                    endLine: replacements[0]?.endLine ?? replacements[0]?.line,
                    ...(quote !== undefined && { snippet: { text: quote } }),
                  },
                },
              },
            ],
            fixes: [
              {
                description: { text: 'Mend it.' },
                artifactChanges: files.map((uri) => ({
                  artifactLocation: { uri },
                  replacements: replacements.map(({ line, column, endLine, endColumn, by }) => ({
                    deletedRegion: {
                      startLine: line,
                      startColumn: column,
                      endLine,
                      endColumn,
                    },
                    insertedContent: { text: by },
                  })),
                })),
              },
            ],
          },
        ],
      },
    ],
  });

type Point = { line: number; col: number };

/** One Semgrep result with the fix of its rule. */
export const semgrepReport = (
  file: string,
  { start, end, fix, lines }: { start: Point; end: Point; fix: string; lines: string },
): string =>
  JSON.stringify({
    version: '1.90.0',
    errors: [],
    paths: { scanned: [file] },
    results: [
      {
        check_id: 'rules.unsafe',
        path: file,
        start: { ...start, offset: 0 },
        end: { ...end, offset: 0 },
        extra: { message: 'Unsafe.', severity: 'ERROR', metadata: {}, lines, fix },
      },
    ],
  });

/** One ESLint message with its fix, whose offsets are into the text as ESLint counts them. */
export const eslintReport = (
  file: string,
  source: string,
  {
    range: [start, end],
    text,
    isSourceGiven = true,
  }: { range: readonly [number, number]; text: string; isSourceGiven?: boolean },
): string => {
  const before = source.slice(0, start).split('\n');
  const line = before.length;
  return JSON.stringify([
    {
      filePath: file,
      messages: [
        {
          ruleId: 'no-eval',
          severity: 2,
          message: 'eval can be harmful.',
          line,
          column: (before.at(-1)?.length ?? 0) + 1,
          endLine: line,
          endColumn: (before.at(-1)?.length ?? 0) + 1 + (end - start),
          fix: { range: [start, end], text },
        },
      ],
      suppressedMessages: [],
      errorCount: 1,
      warningCount: 0,
      fixableErrorCount: 1,
      ...(isSourceGiven && { source }),
      usedDeprecatedRules: [],
    },
  ]);
};

/** One flagged line without a fix, for which the product uses the AI service. */
export const plainReport = (file: string, line: number): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Example scanner', rules: [{ id: 'EX2' }] } },
        results: [
          {
            ruleId: 'EX2',
            level: 'error',
            message: { text: 'A problem.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: file },
                  region: { startLine: line },
                },
              },
            ],
          },
        ],
      },
    ],
  });
