import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client, RepositoryFacts, Scan } from './client.ts';

export const reportsFolder = path.resolve(import.meta.dirname, '../../demo/reports');

/** Facts about the three repositories, which influence the priority of their findings. */
const facts = JSON.parse(
  readFileSync(path.resolve(reportsFolder, '../repositories.json'), 'utf8'),
) as Record<string, RepositoryFacts>; // its own file, with this shape

export type DemoReport = { repository: string; scanner: string; file: string };

/** `<repository>.<scanner>.<format>`, the names that demo/make-reports.sh writes. */
export const demoReports = (): DemoReport[] =>
  readdirSync(reportsFolder)
    .sort()
    .map((name) => {
      const [repository = '', scanner = ''] = name.split('.');
      return { repository, scanner, file: path.join(reportsFolder, name) };
    });

/** Adds the demo's repositories and uploads every report, as a pipeline would. */
export const loadDemo = async (
  client: Client,
  onScan: (report: DemoReport, scan: Scan) => void = () => undefined,
): Promise<Map<string, string>> => {
  const reports = demoReports();
  const names = [...new Set(reports.map((report) => report.repository))];
  const ids = await client.addRepositories(new Map(names.map((name) => [name, facts[name] ?? {}])));
  const repositories = new Map(names.map((name, index) => [name, ids[index] ?? '']));
  for (const report of reports) {
    const { id } = await client.upload(repositories.get(report.repository) ?? '', report.file);
    onScan(report, await client.ended(id));
  }
  return repositories;
};
