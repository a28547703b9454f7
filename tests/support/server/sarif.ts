// Small SARIF reports for import tests: a result is a line of code in a file.
export interface Line {
  rule?: string;
  file: string;
  line: number;
  code: string;
  cwe?: number;
  level?: 'error' | 'warning' | 'note';
  message?: string;
}

const result = ({
  rule = 'sql-injection',
  file,
  line,
  code,
  level = 'error',
  message = 'SQL built from input.',
}: Line) => ({
  ruleId: rule,
  level,
  message: { text: message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: file },
        region: { startLine: line, endLine: line, snippet: { text: code } },
      },
    },
  ],
});

export const sarif = (lines: readonly Line[], tool = 'semgrep'): string =>
  JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool,
            rules: [...new Set(lines.map(({ rule = 'sql-injection' }) => rule))].map((id) => ({
              id,
              properties: {
                tags: [
                  `CWE-${String(lines.find((each) => (each.rule ?? 'sql-injection') === id)?.cwe ?? 89)}`,
                ],
              },
            })),
          },
        },
        results: lines.map(result),
      },
    ],
  });
