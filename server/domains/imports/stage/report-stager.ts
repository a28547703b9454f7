// Reads one report in the worker and sends its results, with identity and priority, to staging in
// batches.
import path from 'node:path';
import { acceptsTool } from '#domain/accepted-tools';
import { createScorer } from '../../prioritization/score/index.ts';
import { skippedResult } from '../../../report-formats/skipped-result.ts';
import type { ReportItem } from '../../../report-formats/model.ts';
import { readReport } from '../../../report-formats/read-report.ts';
import { normalizeToolSpelling } from '../../../report-formats/tool-name.ts';
import { joinJsonRows, serializeRows, type WorkerChannel } from './worker-channel.ts';
import type { IgnoredResult, ReadRequest } from './messages.ts';
import { toKnownRow, type Result, toResult, type StageContext, toStageRow } from './stage-row.ts';
import { serializeStorable } from './storable-text.ts';

/** A batch is full at this many results or characters of content. */
const batchSize = 500;
const batchLength = 1_000_000;

/**
 * Report fields outside the results go into text columns, which reject the same characters as
 * jsonb.
 */
export const toStorable = <T>(value: T): T => JSON.parse(serializeStorable(value)) as T; // the same shape: only characters are replaced

export class ReportStager {
  private readonly order: ReadRequest;
  private readonly channel: WorkerChannel;
  private readonly epss = new Map<string, number>();
  private readonly kev = new Map<string, { dateAdded: string; ransomware: boolean }>();
  private readonly requestedIds = new Set<string>();
  /** Resolves after all look-ups so far: a batch may need an id that an earlier batch requested. */
  private lookedUp: Promise<void> = Promise.resolve();
  private readonly context: StageContext;
  private readonly storedControlSets = new Set<number>();

  private position = 0;
  private tool: string;
  private commit: string | undefined;
  private stated: readonly string[] = [];
  private results: Result[] = [];
  private length = 0;
  private readonly components: unknown[] = [];
  private readonly dependencies: unknown[] = [];
  private readonly ignored: IgnoredResult[] = [];

  constructor(order: ReadRequest, line: WorkerChannel) {
    this.order = order;
    this.channel = line;
    this.tool = order.hints.tool ?? 'unknown';
    this.context = {
      repository: order.repository,
      intelligence: { epssDate: order.epssDate, epss: this.epss, kev: this.kev },
      score: createScorer(order.settings),
    };
  }

  /** Resolves to the number of results once all are stored. */
  async run(): Promise<number> {
    const { file, hints, maxMilliseconds } = this.order;
    // Archives are unpacked next to the copy, where maintenance finds the files of a killed
    // process.
    const directory = path.dirname(file);
    for await (const item of readReport(file, hints, { maxMilliseconds }, undefined, directory))
      await this.take(item);
    await this.flushFindings();
    await this.flushComponents();
    await this.flushIgnored();
    await this.channel.finish();
    return this.position;
  }

  private async fetchIntelligence(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const answer = await this.channel.ask({ kind: 'look-up', ids });
    if (answer.kind !== 'known') return;
    for (const [cve, score] of answer.known.epss) this.epss.set(cve, score);
    for (const [cve, entry] of answer.known.kev) this.kev.set(cve, entry);
  }

  private requestIntelligence(results: readonly Result[]): Promise<void> {
    const ids = [
      ...new Set(results.flatMap(({ finding }) => finding.vulnerabilityIds ?? [])),
    ].filter((id) => !this.requestedIds.has(id));
    for (const id of ids) this.requestedIds.add(id);
    this.lookedUp = Promise.all([this.lookedUp, this.fetchIntelligence(ids)]).then(() => undefined);
    return this.lookedUp;
  }

  /** Returns the results whose content is new to the repository. The server stages the others. */
  private async filterUnknown(results: readonly Result[]): Promise<readonly Result[]> {
    if (!this.order.compare) return results;
    const answer = await this.channel.ask({
      kind: 'compare',
      rows: serializeRows(results.map(toKnownRow)),
      count: results.length,
    });
    if (answer.kind !== 'compared') return results;
    const positions = new Set(answer.positions);
    return results.filter(({ position }) => positions.has(position));
  }

  private async stage(results: readonly Result[]): Promise<void> {
    const fresh = await this.filterUnknown(results);
    if (fresh.length === 0) return;
    await this.requestIntelligence(fresh);
    const rows = fresh.map((result) => toStageRow(result, this.context));
    const sets = rows.flatMap(({ controls }) =>
      controls === undefined || this.storedControlSets.has(controls.id) ? [] : [controls],
    );
    for (const { id } of sets) this.storedControlSets.add(id);
    if (sets.length > 0)
      await this.channel.store({
        kind: 'control-sets',
        sets: [...new Map(sets.map(({ id, labels }) => [id, { id, labels }])).values()],
      });
    await this.channel.store({
      kind: 'rows',
      rows: joinJsonRows(rows.map(({ json }) => json)),
      count: rows.length,
    });
  }

  private async flushFindings(): Promise<void> {
    if (this.results.length === 0) return;
    const batch = this.results;
    this.results = [];
    this.length = 0;
    await this.channel.startTask(() => this.stage(batch));
  }

  private async flushComponents(): Promise<void> {
    const count = this.components.length;
    if (count > 0) {
      const rows = serializeRows(this.components.splice(0));
      await this.channel.startTask(() => this.channel.store({ kind: 'components', rows, count }));
    }
    if (this.dependencies.length > 0) {
      const rows = serializeRows(this.dependencies.splice(0));
      await this.channel.startTask(() => this.channel.store({ kind: 'dependencies', rows }));
    }
  }

  private async flushIgnored(): Promise<void> {
    if (this.ignored.length === 0) return;
    const batch = toStorable(this.ignored.splice(0));
    await this.channel.startTask(() => this.channel.store({ kind: 'ignored', results: batch }));
  }

  private async takeRun({ kind: _kind, ...read }: ReportItem & { kind: 'run' }): Promise<void> {
    await this.flushFindings();
    const run = { ...read, tool: normalizeToolSpelling(read.tool, this.order.knownTools) };
    this.tool = run.tool;
    this.commit = run.commit;
    this.stated = run.targets ?? [];
    const excluded = acceptsTool(this.order, run.tool) ? {} : { excluded: true as const };
    // The uploader's target is used only if the report has none.
    const targets =
      run.targets ?? (this.order.target === undefined ? undefined : [this.order.target]);
    await this.channel.startTask(() =>
      this.channel.store({
        kind: 'run',
        run: toStorable({ ...run, ...(targets && { targets }), ...excluded }),
      }),
    );
  }

  private async take(item: ReportItem): Promise<void> {
    switch (item.kind) {
      case 'run':
        return this.takeRun(item);
      case 'finding':
        if (acceptsTool(this.order, this.tool)) {
          const result = toResult(item.finding, {
            position: this.position++,
            tool: this.tool,
            commit: this.commit,
            stated: this.stated,
            sent: this.order.target,
          });
          this.results.push(result);
          this.length += result.content.length;
        } else
          this.ignored.push({
            reason: 'excluded_by_settings',
            ...skippedResult('tool_excluded', { tool: this.tool }),
            pointer: item.finding.pointer,
          });
        break;
      case 'component': {
        const { ref, name, version, purl, ecosystem, type, direct, licenses, ...data } =
          item.component;
        this.components.push({ ref, name, version, purl, ecosystem, type, direct, licenses, data });
        break;
      }
      case 'dependency':
        this.dependencies.push({ from: item.from, to: item.to });
        break;
      case 'unaccounted':
      case 'notice':
        return this.channel.startTask(() => this.channel.store(toStorable(item)));
      case 'ignored':
        this.ignored.push({
          reason: item.reason,
          pointer: item.pointer,
          detail: item.detail,
          ...('type' in item && { type: item.type, facts: item.facts }),
        });
    }
    if (this.results.length >= batchSize || this.length >= batchLength) await this.flushFindings();
    if (this.components.length + this.dependencies.length >= 1000) await this.flushComponents();
    if (this.ignored.length >= batchSize) await this.flushIgnored();
  }
}
