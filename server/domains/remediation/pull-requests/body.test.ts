import { describe, expect, it } from 'vitest';
import { type ProposedFix, pullRequestBody } from './body.ts';

const fix = (change: Partial<ProposedFix> = {}): ProposedFix => ({
  findingId: 'f1',
  remediationId: 'r1',
  findingTitle: 'A vulnerable component',
  severity: 'high',
  tool: 'demo',
  ruleId: 'CVE-2026-1',
  place: 'left 1.0.0',
  title: 'Upgrade left to 1.2.0',
  description: 'Repaired in 1.2.0.',
  model: null,
  codeDiff: '-a\n+b\n',
  endedPull: null,
  notes: [],
  referenceUrl: null,
  isDraft: false,
  link: 'https://parapet.acme.example/findings/finding-details/f1',
  ...change,
});

describe('the text of a pull request', () => {
  it('says in which folder the command runs', () => {
    const of = (file: string) =>
      pullRequestBody(
        [fix({ notes: [{ code: 'renew_lock', file, command: 'npm install' }] })],
        ['package.json'],
      );
    expect(of('web/app/package-lock.json')).toContain(
      '> - `npm install` in `web/app`, then commit `web/app/package-lock.json`',
    );
    expect(of('package-lock.json')).toContain('> - `npm install`, then commit');
  });

  it('says that a model wrote the fix', () => {
    const by = '**Written by an AI model**, `fixer-1`. Review it before merging.';
    expect(pullRequestBody([fix({ model: 'fixer-1' })], ['a.ts'])).toContain(by);
    expect(pullRequestBody([fix()], ['a.ts'])).not.toContain('AI model');
  });

  it('names a file in which another place is pinned by a digest', () => {
    const notes = [{ code: 'pinned_by_digest', file: 'Dockerfile', command: null }] as const;
    const left = '**Not changed:** another place in `Dockerfile` is pinned by a digest';
    expect(pullRequestBody([fix({ notes })], ['Dockerfile'])).toContain(left);
    expect(pullRequestBody([fix({ notes, codeDiff: null })], [])).not.toContain(left);
  });

  it('keeps what was verified, how to undo it and its mark, however many findings it has', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      fix({
        remediationId: `r${index}`,
        description: `Finding ${index} is long. ${'x'.repeat(1000)}`,
      }),
    );
    const body = pullRequestBody(many, ['package.json']);
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toContain('Finding 20 is long.');
    expect(body).toMatch(/The other \d+ findings are in Parapet\./);
    expect(body).toContain('## What was verified');
    expect(body).toContain('## How to undo it');
    expect(body).toMatch(/<!-- parapet:r0 [^>]* -->$/);
  });
});
