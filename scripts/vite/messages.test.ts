import { expect, it } from 'vitest';
import { idsIn, lengthened, untilChanged } from './messages.ts';

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

it('makes again only what has changed, and once for requests at the same time', async () => {
  let [stamp, made] = ['monday', 0];
  const read = untilChanged(
    () => Promise.resolve(stamp),
    () => {
      made += 1;
      return made === 2 ? Promise.reject(new Error('half written')) : Promise.resolve(made);
    },
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  stamp = 'tuesday';
  await expect(read()).rejects.toThrow('half written');
  expect(await read()).toBe(3);
});
