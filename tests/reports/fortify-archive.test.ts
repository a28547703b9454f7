import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';
import { zipOf } from '../support/server/zip.ts';

const fixture = path.join(import.meta.dirname, 'fixtures', 'audit.fvdl');

const analysis = '87f2364f-dcd4-49e6-861d-f8d3f351686b';
const audit = (issue: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><ns2:Audit xmlns:ns2="xmlns://www.fortify.com/schema/audit" version="4.4"><ns2:ProjectInfo/><ns2:IssueList>${issue}</ns2:IssueList></ns2:Audit>`,
  );
const comment =
  '<ns2:ThreadedComments><ns2:Comment><ns2:Content>Checked by hand.</ns2:Content><ns2:Username>ada</ns2:Username><ns2:Timestamp>2026-01-02T10:00:00.000Z</ns2:Timestamp></ns2:Comment></ns2:ThreadedComments>';
const tag = (value: string): string =>
  `<ns2:Tag id="${analysis}"><ns2:Value>${value}</ns2:Value></ns2:Tag>`;

async function readFpr(issue: (id: string) => string, first: 'audit' | 'results' = 'results') {
  const results = await readFile(fixture);
  const [plain] = (await readBytesAs(results)).findings;
  const decisions = audit(issue(plain?.fingerprints?.['instanceId'] ?? ''));
  const archive =
    first === 'audit'
      ? { 'audit.xml': decisions, 'audit.fvdl': results }
      : { 'audit.fvdl': results, 'audit.xml': decisions };
  const { findings, ignored, error } = await readBytesAs(
    zipOf({ ...archive, VERSION: Buffer.from('23.1') }),
  );
  expect(error).toBeUndefined();
  return { plain, finding: findings[0], ignored };
}

describe('what was decided about the results in a Fortify archive', () => {
  it.each(['audit', 'results'] as const)('is read with them, the %s first', async (first) => {
    const { plain, finding, ignored } = await readFpr(
      (id) =>
        `<ns2:Issue instanceId="${id}" suppressed="true">${tag('Exploitable')}${comment}</ns2:Issue>`,
      first,
    );
    expect(finding).toMatchObject({
      title: plain?.title,
      suppression: {
        kind: 'suppressed',
        status: 'accepted',
        justification: 'ada, 2026-01-02: Checked by hand.',
      },
    });
    expect(finding?.tags).toContain('Analysis: Exploitable');
    expect(ignored.map(({ pointer }) => pointer)).toEqual(['VERSION']);
  });

  it('dismisses what is not an issue', async () => {
    const { finding } = await readFpr(
      (id) => `<ns2:Issue instanceId="${id}" suppressed="false">${tag('Not an Issue')}</ns2:Issue>`,
    );
    expect(finding?.suppression).toEqual({ kind: 'not an issue', status: 'accepted' });
  });

  it('leaves the others open, with the comments', async () => {
    const { plain, finding } = await readFpr(
      (id) => `<ns2:Issue instanceId="${id}">${tag('Suspicious')}${comment}</ns2:Issue>`,
    );
    expect(finding).not.toHaveProperty('suppression');
    expect(finding?.description).toBe(
      `${plain?.description ?? ''}\n\n**Comments:** ada, 2026-01-02: Checked by hand.`,
    );
  });

  it('says nothing of other results', async () => {
    const { plain, finding } = await readFpr(
      () => `<ns2:Issue instanceId="another" suppressed="true"/>`,
    );
    expect(finding).toEqual(plain);
  });
});

describe('an archive within an archive', () => {
  it('is read, and the files after it too', async () => {
    const results = await readFile(fixture);
    const inner = zipOf({ 'a/audit.fvdl': results, 'b/notes.txt': Buffer.from('Nothing to see.') });
    const { findings, ignored } = await readBytesAs(
      zipOf({ 'inner.zip': inner, 'again.fvdl': results }),
    );
    expect(findings).toHaveLength(2 * (await readBytesAs(results)).findings.length);
    expect(ignored.map(({ pointer }) => pointer)).toEqual(['b/notes.txt']);
  });
});
