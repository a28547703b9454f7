import { expect, it } from 'vitest';
import { idsIn, lengthened } from './messages.ts';

it('makes texts for layout checks a third longer, and lets them wrap', () => {
  const { short, long } = lengthened({
    short: ['Open'],
    long: ['Some of its results could not be read, so ', ['count'], ' of them may be among those.'],
  });
  expect(short).toEqual(['Open', ' ~~']);
  expect(long?.slice(0, 3)).toEqual([
    'Some of its results could not be read, so ',
    ['count'],
    ' of them may be among those.',
  ]);
  expect(String(long?.[3])).toMatch(/^( ~{1,6}){3,5}$/);
});

it('finds the messages of a module where the macro has left them', () => {
  const code = `
    t(/*i18n*/ { id: "a+/Z09", message: "One" });
    <Trans {.../*i18n*/{ id: "bbbbbb" }} />;
    const words = { required:
    /*i18n*/
    {
      id: 'field.required',
      message: "is required"
    } };
    request({ id: "no message" });`;
  expect(idsIn(code)).toEqual(['a+/Z09', 'bbbbbb', 'field.required']);
});
