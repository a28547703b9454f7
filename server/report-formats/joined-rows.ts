/**
 * For tables with one row per vulnerability of a result: joins rows that differ only in their
 * vulnerability ids.
 */
import type { ReportFinding, ReaderItem } from './model.ts';

/** Maximum number of rows held back for joining. Beyond it they are yielded. */
const maxPending = 10_000;

const keyOf = ({ ruleId, endpoint, title, severity, description }: ReportFinding): string =>
  JSON.stringify([ruleId, endpoint, title, severity, description]);

/**
 * @param order `by rule`: rows of a rule are consecutive, so only those of one rule are held back
 */
export async function* joinRows(
  items: AsyncGenerator<ReaderItem>,
  order: 'by rule' | 'any',
): AsyncGenerator<ReaderItem> {
  const pending = new Map<string, ReportFinding>();
  let rule: string | undefined;
  const flush = function* (): Generator<ReaderItem> {
    for (const finding of pending.values()) yield { kind: 'finding', finding };
    pending.clear();
  };
  for await (const item of items) {
    const finding = item.kind === 'finding' ? item.finding : undefined;
    const apart = order === 'by rule' ? finding?.ruleId !== rule : item.kind === 'run';
    if (apart || pending.size >= maxPending) yield* flush();
    rule = finding?.ruleId;
    if (finding?.vulnerabilityIds === undefined) {
      yield item;
      continue;
    }
    const key = keyOf(finding);
    const known = pending.get(key);
    pending.set(
      key,
      known === undefined
        ? finding
        : {
            ...known,
            vulnerabilityIds: [
              ...new Set([...(known.vulnerabilityIds ?? []), ...finding.vulnerabilityIds]),
            ],
          },
    );
  }
  yield* flush();
}
