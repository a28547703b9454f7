import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startWorker } from '../../../platform/runtime/paths.ts';
import { checkSyntax, findBroken } from './check-syntax.ts';

const change = (path: string, before: string, after: string) => ({ path, before, after });

it.each([
  ['app.py', 'x = 1\n', 'x = ((((\n', 'broken'],
  ['app.py', 'x = 1\n', 'x = 2\n', 'parses'],
  ['src/a.ts', 'const a: number = 1;', 'const a: number = ;', 'broken'],
  ['src/a.tsx', 'const a = <b>{c}</b>;', 'const a = <b>{d}</b>;', 'parses'],
  ['A.java', 'class A { }', 'class A { void f() { }', 'broken'],
  ['package.json', '{"a": "1"}', '{"a": "2"', 'broken'],
  ['pom.xml', '<a><b>1</b></a>', '<a><b>2</a>', 'broken'],
  ['pom.xml', '<a><b>1</b></a>', '<a><b>2</b></a>', 'parses'],
  ['chart.yaml', 'a: 1\n', 'a: [1\n', 'broken'],
  ['Cargo.toml', '[a]\nb = "1"\n', '[a]\nb = "2"\n', 'parses'],
  ['Cargo.toml', '[a]\nb = "1"\n', '[a]\nb = "1\n', 'broken'],
  ['pyproject.toml', '[a]\nb = "1"\n', '[a]\nb = "1"\nb = "2"\n', 'broken'],
  ['api/Pipfile', '[packages]\na = "*"\n', '[packages]\na = *\n', 'broken'],
  ['gradle/libs.versions.toml', '[versions]\na = "1"\n', '[versions\na = "1"\n', 'broken'],
  ['Directory.Packages.props', '<a><b/></a>', '<a><b></a>', 'broken'],
  ['requirements.txt', 'flask==2.0\n', 'flask==3.0\n', 'parses'],
  ['Dockerfile', 'FROM a:1\n', 'FROM a:2\n', 'parses'],
  ['Dockerfile', 'FROM a:1\n', 'FROM a:\n', 'broken'],
  ['packages.config', '<a><b/></a>', '<a><b/><a>', 'broken'],
])('%s with %j and then %j: %s', async (path, before, after, verdict) => {
  expect(await checkSyntax([change(path, before, after)])).toBe(verdict);
});

it('says nothing of a language without a parser, or of what did not parse before', async () => {
  expect(await checkSyntax([change('a.zig', 'a', 'b')])).toBe('unknown');
  expect(await checkSyntax([change('app.py', 'print "x" ((', 'x = 1')])).toBe('unknown');
  const [known, strange] = [change('app.py', 'x = 1', 'x = 2'), change('a.zig', 'a', 'b')];
  expect(await checkSyntax([known, strange])).toBe('unknown');
  expect(await checkSyntax([change('app.py', 'x = 1', 'x = ('), strange])).toBe('broken');
});

it('names the file that no longer parses, beside others of any kind', async () => {
  const strange = change('a.zig', 'a', 'b');
  const broken = change('app.py', 'x = 1', 'x = (');
  const fine = change('b.json', '{}', '{"a":1}');
  expect(await findBroken([strange, fine, broken])).toBe('app.py');
  expect(await findBroken([strange, fine])).toBeUndefined();
});

it('has a thread that waits to be terminated: one that ends by itself may never end', async () => {
  const workerData = [{ grammar: 'json', before: '{}', after: '{}' }];
  const worker = startWorker('domains/remediation/verify/syntax.worker', { workerData });
  const exited = once(worker, 'exit');
  expect(await once(worker, 'message')).toEqual([['parses']]);
  expect(await Promise.race([exited, sleep(500, 'alive')])).toBe('alive');
  await worker.terminate();
  await exited;
});
