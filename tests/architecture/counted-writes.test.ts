// Only platform/db/counted-writes.ts writes findings and their labels: any other statement would
// change them without the counts.
import { describe, expect, it } from 'vitest';
import { code, filesBelow, textOf } from '../support/tree/files.ts';

const theOneWay = 'server/platform/db/counted-writes.ts';
const table = String.raw`"?(?:findings|finding_labels)"?`;
const writes = [
  new RegExp(
    String.raw`\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+${table}(?![\w.])`,
    'i',
  ),
  /\.(?:insert|update|delete)\(\s*(?:findings|findingLabels)\s*\)/,
];
/** Ignores comments, which may mention a statement. */
const writesFindings = (text: string): boolean => {
  const program = text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return writes.some((write) => write.test(program));
};

describe('findings and their labels', () => {
  it('are written in one file', () => {
    const writers = filesBelow('server', code).filter(
      (file) => !file.includes('.test.') && writesFindings(textOf(file)),
    );
    expect(writers).toEqual([theOneWay]);
  });

  it.each([
    ['an update', 'tx.execute(sql`\n  update findings f set status = 1`)'],
    ['an insert', 'sql`insert into finding_labels (client_id) select 1`'],
    ['a deletion', 'sql`DELETE FROM findings WHERE true`'],
    ['a builder', 'await tx\n  .update(findings)\n  .set({})'],
    ['a builder of labels', 'tx.delete(findingLabels)'],
  ])('are seen to be written by %s', (_what, text) => {
    expect(writesFindings(text)).toBe(true);
  });

  it.each([
    ['another table', 'sql`insert into finding_events (client_id) select 1`'],
    ['a query', 'sql`select from findings f join finding_labels l on true`'],
    ['a comment', '  // update findings only here'],
  ])('are not seen to be written by %s', (_what, text) => {
    expect(writesFindings(text)).toBe(false);
  });
});
