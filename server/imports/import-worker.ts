// The thread that reads one report. It may run out of memory or time: then it alone ends, and the scan fails with a sentence.
import { parentPort, workerData } from 'node:worker_threads';
import { ReportError, type ReportFinding, type ReportItem } from '../reports/model.ts';
import { readReport } from '../reports/read-report.ts';
import type { FromReader, IgnoredResult, Known, ReadOrder, ToReader } from './messages.ts';
import { type StageRow, stageRowOf } from './stage-row.ts';
import { storable } from './storable.ts';

const order = workerData as ReadOrder;
const batchSize = 250;

if (parentPort === null) throw new Error('import-worker runs as a worker thread.');
const port = parentPort;

const ask = (message: FromReader): Promise<ToReader> =>
  new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage(message);
  });

const epss = new Map<string, number>();
const kev = new Map<string, { dateAdded: string; ransomware: boolean }>();
const asked = new Set<string>();

const remember = (known: Known) => {
  for (const [cve, score] of known.epss) epss.set(cve, score);
  for (const [cve, entry] of known.kev) kev.set(cve, entry);
};

const lookUp = async (findings: readonly ReportFinding[]) => {
  const ids = [...new Set(findings.flatMap(({ vulnerabilityIds }) => vulnerabilityIds ?? []))].filter((id) => id.startsWith('CVE-') && !asked.has(id));
  if (ids.length === 0) return;
  for (const id of ids) asked.add(id);
  const answer = await ask({ kind: 'look-up', ids });
  if (answer.kind === 'known') remember(answer.known);
};

let position = 0;
let tool = order.hints.tool ?? 'unknown';
let commit: string | undefined;
const findings: ReportFinding[] = [];
const components: unknown[] = [];
const dependencies: unknown[] = [];
const ignored: IgnoredResult[] = [];

const flushFindings = async () => {
  if (findings.length === 0) return;
  await lookUp(findings);
  const rows: StageRow[] = findings.map((finding) =>
    stageRowOf(finding, {
      position: position++, tool, commit, settings: order.settings, repository: order.repository,
      intelligence: { epssDate: order.epssDate, epss, kev },
    }),
  );
  findings.length = 0;
  await ask({ kind: 'rows', rows: storable(rows), count: rows.length });
};

const flushComponents = async () => {
  const count = components.length;
  if (count > 0) await ask({ kind: 'components', rows: storable(components.splice(0)), count });
  if (dependencies.length > 0) await ask({ kind: 'dependencies', rows: storable(dependencies.splice(0)) });
};

const flushIgnored = async () => {
  if (ignored.length > 0) await ask({ kind: 'ignored', results: ignored.splice(0) });
};

const isWanted = (name: string) =>
  !order.excludedTools.includes(name.toLowerCase()) && (order.includedTools.length === 0 || order.includedTools.includes(name.toLowerCase()));

const take = async (item: ReportItem) => {
  switch (item.kind) {
    case 'run': {
      await flushFindings();
      const { kind: _kind, ...run } = item;
      tool = run.tool;
      commit = run.commit;
      await ask({ kind: 'run', run });
      return;
    }
    case 'finding':
      if (isWanted(tool)) findings.push(item.finding);
      else ignored.push({ reason: 'excluded_by_settings', detail: `Results of ${tool} are excluded in the organisation's settings.`, pointer: item.finding.pointer });
      break;
    case 'component': {
      const { ref, name, version, purl, ecosystem, type, direct, licenses, ...data } = item.component;
      components.push({ ref, name, version, purl, ecosystem, type, direct, licenses, data });
      break;
    }
    case 'dependency':
      dependencies.push({ from: item.from, to: item.to });
      break;
    case 'ignored':
      ignored.push({ reason: item.reason, detail: item.detail, pointer: item.pointer });
  }
  if (findings.length >= batchSize) await flushFindings();
  if (components.length + dependencies.length >= 1000) await flushComponents();
  if (ignored.length >= batchSize) await flushIgnored();
};

const refusal = (error: unknown): FromReader =>
  error instanceof ReportError
    ? { kind: 'refused', code: error.code, message: error.message, pointer: error.pointer }
    : { kind: 'refused', code: 'malformed_report', message: 'The report could not be read: it is not built as its format says.', pointer: undefined };

try {
  for await (const item of readReport(order.file, order.hints, { maxMilliseconds: order.maxMilliseconds })) await take(item);
  await flushFindings();
  await flushComponents();
  await flushIgnored();
  port.postMessage({ kind: 'end', total: position } satisfies FromReader);
} catch (error) {
  port.postMessage(refusal(error));
  if (!(error instanceof ReportError)) throw error;
} finally {
  port.close();
}
