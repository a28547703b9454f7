// Rows of the first organization, created through the API, for calls that need one.
import { randomUUID } from 'node:crypto';
import type { TestServer } from '../server/test-server.ts';

export type Seeded = { repository: string; scan: string | undefined; finding: string | undefined };

export const sarif = {
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'semgrep',
          rules: [{ id: 'sql-injection', properties: { tags: ['CWE-89'] } }],
        },
      },
      results: [
        {
          ruleId: 'sql-injection',
          level: 'error',
          message: { text: 'Input reaches the SQL text.' },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'src/search.ts' },
                region: { startLine: 41, snippet: { text: 'query(`…${input}`)' } },
              },
            },
          ],
        },
      ],
    },
  ],
};

const form = (
  fields: Readonly<Record<string, string>>,
  file: string,
): { body: Buffer; contentType: string } => {
  const parts = Object.entries(fields).map(
    ([name, text]) =>
      `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  const last = `--limit\r\nContent-Disposition: form-data; name="file"; filename="report.sarif"\r\nContent-Type: application/json\r\n\r\n${file}\r\n--limit--\r\n`;
  return {
    body: Buffer.from(parts.join('') + last),
    contentType: 'multipart/form-data; boundary=limit',
  };
};

export const seed = async (server: TestServer): Promise<Seeded> => {
  const admin = server.as('admin');
  const created = await admin('createRepositoryWithList', {
    body: {
      source_control: 'manual',
      data: [{ nickname: `contract-check-${randomUUID().slice(0, 8)}` }],
    },
  });
  const repository = created.ok().data[0]?.id;
  if (repository === undefined) throw new Error('No repository was created.');
  const uploaded = await admin('uploadScan', {
    path: { id: repository },
    multipart: form({ ext: 'sarif', tool: 'semgrep', branch: 'main' }, JSON.stringify(sarif)),
  });
  await server.runJobs();
  const findings = await admin('listFindings');
  return { repository, scan: uploaded.ok().data.id, finding: findings.ok().data[0]?.id };
};
