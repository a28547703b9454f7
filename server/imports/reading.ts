// One report, read in the reading thread: its results with identity and priority, in batches for staging.
import { scorer } from '../prioritisation/score.ts';
import { leftOut } from '../reports/left-out.ts';
import type { ReportItem } from '../reports/model.ts';
import { readReport } from '../reports/read-report.ts';
import { jsonRows, jsonRowsOf, type LineToServer } from './line-to-server.ts';
import type { IgnoredResult, ReadOrder } from './messages.ts';
import { knownRowOf, type Result, resultOf, type StageContext, stageRowOf } from './stage-row.ts';
import { storable } from './storable.ts';

/** A batch is full at this many results, or at this many characters of what they say. */
const batchSize = 500;
const batchLength = 1_000_000;

/** What the report says beside its results goes into text columns, which take as little as jsonb does. */
export const kept = <T>(value: T): T => JSON.parse(storable(value)) as T; // the same shape: only characters are replaced

export class Reading {
  private readonly order: ReadOrder;
  private readonly line: LineToServer;
  private readonly epss = new Map<string, number>();
  private readonly kev = new Map<string, { dateAdded: string; ransomware: boolean }>();
  private readonly asked = new Set<string>();
  /** Of all look-ups so far: a batch may need what another one has asked for. */
  private lookedUp: Promise<void> = Promise.resolve();
  private readonly context: StageContext;
  private readonly toldSets = new Set<number>();

  private position = 0;
  private tool: string;
  private commit: string | undefined;
  private stated: readonly string[] = [];
  private results: Result[] = [];
  private length = 0;
  private readonly components: unknown[] = [];
  private readonly dependencies: unknown[] = [];
  private readonly ignored: IgnoredResult[] = [];

  constructor(order: ReadOrder, line: LineToServer) {
    this.order = order;
    this.line = line;
    this.tool = order.hints.tool ?? 'unknown';
    this.context = {
      repository: order.repository,
      intelligence: { epssDate: order.epssDate, epss: this.epss, kev: this.kev },
      score: scorer(order.settings),
    };
  }

  /** Resolves to the number of results once all of it is stored. */
  async run(): Promise<number> {
    const { file, hints, maxMilliseconds } = this.order;
    for await (const item of readReport(file, hints, { maxMilliseconds })) await this.take(item);
    await this.flushFindings();
    await this.flushComponents();
    await this.flushIgnored();
    await this.line.finish();
    return this.position;
  }

  private async askAbout(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const answer = await this.line.ask({ kind: 'look-up', ids });
    if (answer.kind !== 'known') return;
    for (const [cve, score] of answer.known.epss) this.epss.set(cve, score);
    for (const [cve, entry] of answer.known.kev) this.kev.set(cve, entry);
  }

  private lookUp(results: readonly Result[]): Promise<void> {
    const ids = [
      ...new Set(results.flatMap(({ finding }) => finding.vulnerabilityIds ?? [])),
    ].filter((id) => !this.asked.has(id));
    for (const id of ids) this.asked.add(id);
    this.lookedUp = Promise.all([this.lookedUp, this.askAbout(ids)]).then(() => undefined);
    return this.lookedUp;
  }

  /** The results that the repository does not know word for word. The server stages the others. */
  private async unknownOf(results: readonly Result[]): Promise<readonly Result[]> {
    if (!this.order.compare) return results;
    const answer = await this.line.ask({
      kind: 'compare',
      rows: jsonRowsOf(results.map(knownRowOf)),
      count: results.length,
    });
    if (answer.kind !== 'compared') return results;
    const positions = new Set(answer.positions);
    return results.filter(({ position }) => positions.has(position));
  }

  private async stage(results: readonly Result[]): Promise<void> {
    const fresh = await this.unknownOf(results);
    if (fresh.length === 0) return;
    await this.lookUp(fresh);
    const rows = fresh.map((result) => stageRowOf(result, this.context));
    const sets = rows.flatMap(({ controls }) =>
      controls === undefined || this.toldSets.has(controls.id) ? [] : [controls],
    );
    for (const { id } of sets) this.toldSets.add(id);
    if (sets.length > 0)
      await this.line.store({
        kind: 'control-sets',
        sets: [...new Map(sets.map(({ id, labels }) => [id, { id, labels }])).values()],
      });
    await this.line.store({
      kind: 'rows',
      rows: jsonRows(rows.map(({ json }) => json)),
      count: rows.length,
    });
  }

  private async flushFindings(): Promise<void> {
    if (this.results.length === 0) return;
    const batch = this.results;
    this.results = [];
    this.length = 0;
    await this.line.begin(() => this.stage(batch));
  }

  private async flushComponents(): Promise<void> {
    const count = this.components.length;
    if (count > 0) {
      const rows = jsonRowsOf(this.components.splice(0));
      await this.line.begin(() => this.line.store({ kind: 'components', rows, count }));
    }
    if (this.dependencies.length > 0) {
      const rows = jsonRowsOf(this.dependencies.splice(0));
      await this.line.begin(() => this.line.store({ kind: 'dependencies', rows }));
    }
  }

  private async flushIgnored(): Promise<void> {
    if (this.ignored.length === 0) return;
    const batch = kept(this.ignored.splice(0));
    await this.line.begin(() => this.line.store({ kind: 'ignored', results: batch }));
  }

  private isWanted(name: string): boolean {
    const { excludedTools, includedTools } = this.order;
    return (
      !excludedTools.includes(name.toLowerCase()) &&
      (includedTools.length === 0 || includedTools.includes(name.toLowerCase()))
    );
  }

  private async takeRun({ kind: _kind, ...run }: ReportItem & { kind: 'run' }): Promise<void> {
    await this.flushFindings();
    this.tool = run.tool;
    this.commit = run.commit;
    this.stated = run.targets ?? [];
    const excluded = this.isWanted(run.tool) ? {} : { excluded: true as const };
    // The sender's word completes the report's, and does not contradict it.
    const targets =
      run.targets ?? (this.order.target === undefined ? undefined : [this.order.target]);
    await this.line.begin(() =>
      this.line.store({
        kind: 'run',
        run: kept({ ...run, ...(targets && { targets }), ...excluded }),
      }),
    );
  }

  private async take(item: ReportItem): Promise<void> {
    switch (item.kind) {
      case 'run':
        return this.takeRun(item);
      case 'finding':
        if (this.isWanted(this.tool)) {
          const result = resultOf(item.finding, {
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
            ...leftOut('tool_excluded', { tool: this.tool }),
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
