// The thread that reads one report. It may run out of memory or time: then it alone ends, and the scan fails with a sentence.
import { parentPort, workerData } from 'node:worker_threads';
import { scorer } from '../prioritisation/score.ts';
import { ReportError, type ReportItem } from '../reports/model.ts';
import { readReport } from '../reports/read-report.ts';
import { jsonRows, jsonRowsOf, LineToServer } from './line-to-server.ts';
import type { FromReader, IgnoredResult, ReadOrder } from './messages.ts';
import { knownRowOf, type Result, resultOf, stageRowOf } from './stage-row.ts';
import { storable } from './storable.ts';

const order = workerData as ReadOrder;
/** A batch is full at this many results, or at this many characters of what they say. */
const batchSize = 500;
const batchLength = 1_000_000;

if (parentPort === null) throw new Error('import-worker runs as a worker thread.');
const port = parentPort;
const line = new LineToServer(port);

const epss = new Map<string, number>();
const kev = new Map<string, { dateAdded: string; ransomware: boolean }>();
const asked = new Set<string>();

const askAbout = async (ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  const answer = await line.ask({ kind: 'look-up', ids });
  if (answer.kind !== 'known') return;
  for (const [cve, score] of answer.known.epss) epss.set(cve, score);
  for (const [cve, entry] of answer.known.kev) kev.set(cve, entry);
};

/** Of all look-ups so far: a batch may need what another one has asked for. */
let lookedUp: Promise<void> = Promise.resolve();

const lookUp = (results: readonly Result[]): Promise<void> => {
  const ids = [...new Set(results.flatMap(({ finding }) => finding.vulnerabilityIds ?? []))].filter((id) => id.startsWith('CVE-') && !asked.has(id));
  for (const id of ids) asked.add(id);
  lookedUp = Promise.all([lookedUp, askAbout(ids)]).then(() => undefined);
  return lookedUp;
};

/** The results that the repository does not know word for word. The server stages the others. */
const unknownOf = async (results: readonly Result[]): Promise<readonly Result[]> => {
  if (!order.compare) return results;
  const answer = await line.ask({ kind: 'compare', rows: jsonRowsOf(results.map(knownRowOf)), count: results.length });
  if (answer.kind !== 'compared') return results;
  const positions = new Set(answer.positions);
  return results.filter(({ position }) => positions.has(position));
};

const context = { repository: order.repository, intelligence: { epssDate: order.epssDate, epss, kev }, score: scorer(order.settings) };
const toldSets = new Set<number>();

const stage = async (results: readonly Result[]): Promise<void> => {
  const fresh = await unknownOf(results);
  if (fresh.length === 0) return;
  await lookUp(fresh);
  const rows = fresh.map((result) => stageRowOf(result, context));
  const sets = rows.flatMap(({ controls }) => (controls === undefined || toldSets.has(controls.id) ? [] : [controls]));
  for (const { id } of sets) toldSets.add(id);
  if (sets.length > 0) await line.store({ kind: 'control-sets', sets: [...new Map(sets.map(({ id, labels }) => [id, { id, labels }])).values()] });
  await line.store({ kind: 'rows', rows: jsonRows(rows.map(({ json }) => json)), count: rows.length });
};

/** What the report says beside its results goes into text columns, which take as little as jsonb does. */
const kept = <T>(value: T): T => JSON.parse(storable(value)) as T; // the same shape: only characters are replaced

let position = 0;
let tool = order.hints.tool ?? 'unknown';
let commit: string | undefined;
let results: Result[] = [];
let length = 0;
const components: unknown[] = [];
const dependencies: unknown[] = [];
const ignored: IgnoredResult[] = [];

const flushFindings = async () => {
  if (results.length === 0) return;
  const batch = results;
  results = [];
  length = 0;
  await line.begin(() => stage(batch));
};

const flushComponents = async () => {
  const count = components.length;
  if (count > 0) {
    const rows = jsonRowsOf(components.splice(0));
    await line.begin(() => line.store({ kind: 'components', rows, count }));
  }
  if (dependencies.length > 0) {
    const rows = jsonRowsOf(dependencies.splice(0));
    await line.begin(() => line.store({ kind: 'dependencies', rows }));
  }
};

const flushIgnored = async () => {
  if (ignored.length === 0) return;
  const batch = kept(ignored.splice(0));
  await line.begin(() => line.store({ kind: 'ignored', results: batch }));
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
      const excluded = isWanted(tool) ? {} : { excluded: true as const };
      await line.begin(() => line.store({ kind: 'run', run: kept({ ...run, ...excluded }) }));
      return;
    }
    case 'finding':
      if (isWanted(tool)) {
        const result = resultOf(item.finding, { position: position++, tool, commit });
        results.push(result);
        length += result.content.length;
      } else ignored.push({ reason: 'excluded_by_settings', detail: `Results of ${tool} are excluded in the organisation's settings.`, pointer: item.finding.pointer });
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
  if (results.length >= batchSize || length >= batchLength) await flushFindings();
  if (components.length + dependencies.length >= 1000) await flushComponents();
  if (ignored.length >= batchSize) await flushIgnored();
};

const refusal = (error: unknown): FromReader =>
  error instanceof ReportError
    ? { kind: 'refused', code: error.code, message: kept(error.message), pointer: error.pointer === undefined ? undefined : kept(error.pointer) }
    : { kind: 'refused', code: 'malformed_report', message: 'The report could not be read: it is not built as its format says.', pointer: undefined };

try {
  for await (const item of readReport(order.file, order.hints, { maxMilliseconds: order.maxMilliseconds })) await take(item);
  await flushFindings();
  await flushComponents();
  await flushIgnored();
  await line.finish();
  line.tell({ kind: 'end', total: position });
} catch (error) {
  line.tell(refusal(error));
  if (!(error instanceof ReportError)) throw error;
} finally {
  port.close();
}
