import { describe, expect, it } from 'vitest';
import { sarifRun } from './run.ts';
import { troubleOf } from './trouble.ts';

const error = (over: object = {}) => ({ level: 'error', message: { text: 'Not read' }, ...over });
const inFile = (uri: string) => ({
  locations: [{ physicalLocation: { artifactLocation: { uri } } }],
});
const ofRule = (id: string) => ({ associatedRule: { id } });
const about = (invocation: object, more: object = {}) =>
  troubleOf(
    sarifRun({
      tool: { driver: { name: 'X', rules: [{ id: 'xss' }] } },
      invocations: [{ executionSuccessful: true, ...invocation }],
      ...more,
    }),
  );
const execution = (...notes: object[]) => about({ toolExecutionNotifications: notes });
const except = (files: string[], rules: string[] = []) => ({
  unscanned: [...files.map((file) => ({ file })), ...rules.map((rule) => ({ rule }))],
});

describe('what a SARIF run says against itself', () => {
  it('is nothing where it only warns', () => {
    expect(execution({ level: 'warning', message: { text: 'Slow' } })).toEqual({});
  });

  it('is its whole where it failed, whatever its errors name', () => {
    const toolExecutionNotifications = [error(inFile('a.js'))];
    for (const name of ['executionSuccessful', 'toolExecutionSuccessful'])
      expect(
        about({ executionSuccessful: undefined, [name]: false, toolExecutionNotifications }),
      ).toEqual({ incomplete: 'scan_failed' });
  });

  it('is the files that its errors name, as findings have them', () => {
    expect(
      execution(
        error(inFile('src/a%20b.js')),
        error({ ...inFile('./src/c.js'), ...ofRule('xss') }),
        error(inFile('file:///home/runner/work/shop/shop/src/c.js')),
      ),
    ).toEqual(except(['src/a b.js', 'src/c.js']));
  });

  it('is the rules that its errors name without a file', () => {
    expect(execution(error(ofRule('sqli')), error({ associatedRule: { index: 0 } }))).toEqual(
      except([], ['sqli', 'xss']),
    );
  });

  it.each<[string, object]>([
    ['neither a file nor a rule', error()],
    ['an address', error(inFile('https://shop.example/'))],
    ['a file and a place of none', error({ locations: [...inFile('a.js').locations, {}] })],
    [
      'the rule of an extension by its position alone',
      error({
        associatedRule: { index: 0, toolComponent: { index: 0 } },
      }),
    ],
  ])('is its whole where an error names %s', (_, note) => {
    expect(execution(error(inFile('a.js')), note)).toEqual({ incomplete: 'files_failed' });
  });

  it('is its whole where its configuration is wrong, or the rule that is set up wrongly', () => {
    const configured = (note: object) => about({ toolConfigurationNotifications: [note] });
    expect(configured(error(inFile('.toolrc')))).toEqual({ incomplete: 'files_failed' });
    expect(configured(error(ofRule('sqli')))).toEqual(except([], ['sqli']));
  });

  it('is in other places before version 2.1.0', () => {
    const note = error({ physicalLocation: { fileLocation: { uri: 'a.js' } } });
    expect(about({ toolNotifications: [note] })).toEqual(except(['a.js']));
    const first = error({ physicalLocation: { uri: 'a.js' }, ruleId: 'xss' });
    expect(about({}, { toolNotifications: [first] })).toEqual(except(['a.js']));
    expect(about({ configurationNotifications: [error({ ruleId: 'xss' })] })).toEqual(
      except([], ['xss']),
    );
  });

  it('is its whole where it names a thousand files', () => {
    const notes = Array.from({ length: 1001 }, (_, n) => error(inFile(`${String(n)}.js`)));
    expect(execution(...notes)).toEqual({ incomplete: 'files_failed' });
  });
});
