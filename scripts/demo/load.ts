import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client, RepositoryFacts, Scan } from './client.ts';

export const reportsFolder = path.resolve(import.meta.dirname, '../../demo/reports');

/**
 * What a person would say about the three repositories; it takes part in the priority of their
 * findings.
 */
const facts = JSON.parse(
  readFileSync(path.resolve(reportsFolder, '../repositories.json'), 'utf8'),
) as Record<string, RepositoryFacts>; // its own file, of this shape

export type DemoReport = { repository: string; scanner: string; file: string };

/** `<repository>.<scanner>.<format>`, as demo/make-reports.sh names them. */
export const demoReports = (): DemoReport[] =>
  readdirSync(reportsFolder)
    .sort()
    .map((name) => {
      const [repository = '', scanner = ''] = name.split('.');
      return { repository, scanner, file: path.join(reportsFolder, name) };
    });

/** Adds the demonstration's repositories and uploads every report, as a pipeline would. */
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
