import { expect, it } from 'vitest';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { compareScans } from './compare-scans.ts';

const found = (more: Partial<ReportFinding> = {}): ReportFinding => ({
  ruleId: 'unsafe',
  title: 'Unsafe',
  severity: 'high',
  category: 'sast',
  location: { path: 'app.py', startLine: 4 },
  pointer: '/0',
  ...more,
});
const component = (version: string, id: string, name = 'left') =>
  found({
    ruleId: id,
    category: 'sca',
    location: { path: 'package-lock.json' },
    component: { name, version, manifestPath: 'package-lock.json' },
  });

it('counts the problem before the fix and after it, wherever its line is by then', () => {
  const other = found({ location: { path: 'app.py', startLine: 40 } });
  const moved = found({ location: { path: 'app.py', startLine: 39 } });
  expect(compareScans(found(), [found()], [])).toEqual({ is: 'gone', before: 1, after: 0 });
  expect(compareScans(found(), [found(), other], [moved])).toEqual({
    is: 'gone',
    before: 2,
    after: 1,
  });
  expect(compareScans(found(), [found()], [moved])).toEqual({ is: 'still_found' });
});

it('knows the problem of another scanner by its weakness', () => {
  const of = (ruleId: string, path = 'app.py') =>
    found({ ruleId, cwes: [502], location: { path, startLine: 4 } });
  expect(compareScans(of('S1'), [of('py.yaml-load')], [])).toMatchObject({ is: 'gone' });
  expect(compareScans(of('S1'), [of('py.yaml-load', 'b.py')], [])).toEqual({ is: 'unknown' });
});

it('takes another rule of the same file for another problem, unless they share a weakness', () => {
  const unknown = { is: 'unknown' };
  const other = found({ ruleId: 'other' });
  expect(compareScans(found(), [other], [])).toEqual(unknown);
  expect(compareScans(found({ cwes: [79] }), [other], [])).toEqual(unknown);
  expect(compareScans(found({ cwes: [79] }), [found({ ruleId: 'o', cwes: [89] })], [])).toEqual(
    unknown,
  );
  expect(
    compareScans(found({ cwes: [20, 502] }), [found({ ruleId: 'o', cwes: [502] })], []),
  ).toMatchObject({ is: 'gone' });
});

it('takes a vulnerability of another component, and a flaw of the same file, for others', () => {
  const one = component('1.0.0', 'CVE-2026-1');
  const flaw = found({ ruleId: 'CVE-2026-1', location: { path: 'package-lock.json' } });
  for (const other of [component('1.0.0', 'CVE-2026-1', 'right'), flaw])
    expect(compareScans(one, [other], [])).toEqual({ is: 'unknown' });
  expect(compareScans(flaw, [one], [])).toEqual({ is: 'unknown' });
});

it('compares what has no place', () => {
  const { location: _, ...placeless } = found();
  expect(compareScans(placeless, [placeless], [])).toMatchObject({ is: 'gone' });
});

it('tells vulnerabilities of a component apart', () => {
  const [one, two] = [component('1.0.0', 'CVE-2026-1'), component('1.0.0', 'CVE-2026-2')];
  expect(compareScans(one, [one, two], [two])).toMatchObject({ is: 'gone', before: 1, after: 0 });
  expect(compareScans(one, [one], [component('1.0.1', 'CVE-2026-1')])).toEqual({
    is: 'still_found',
  });
});

it('names what the fix brings', () => {
  const fresh = found({ ruleId: 'worse' });
  expect(compareScans(found(), [found()], [fresh, fresh])).toEqual({
    is: 'finds_more',
    names: ['worse'],
  });
  // As many as before, but of another rule, in another file or of another component.
  expect(compareScans(found(), [found()], [fresh])).toEqual({
    is: 'finds_more',
    names: ['worse'],
  });
  for (const [before, after] of [
    [found(), found({ location: { path: 'b.py' } })],
    [component('1', 'CVE-2026-1'), component('1', 'CVE-2026-1', 'right')],
  ] as const)
    expect(compareScans(before, [before], [after])).toMatchObject({ is: 'finds_more' });
  const second = component('2.0.0', 'CVE-2026-9', 'right');
  expect(compareScans(component('1', 'CVE-2026-1'), [], [second])).toEqual({
    is: 'finds_more',
    names: ['CVE-2026-9'],
  });
});

it('says nothing where the scanner does not find it before either', () => {
  expect(compareScans(found(), [], [])).toEqual({ is: 'unknown' });
});
