import { expect, it } from 'vitest';
import { lengthened, namedIn } from './messages.ts';

it('keeps the texts that scripts name, however the code is quoted', () => {
  const catalog = {
    'a+/Z09': ['One'],
    bbbbbb: ['Two'],
    cccccc: ['Three'],
    'field.wrong': ['Four'],
    dddddd: ['Five'],
    eeeeee: ['Six'],
    ffffff: ['Seven'],
  };
  const scripts = [
    't(`a+/Z09`);x({id:"bbbbbb"})',
    "y={id:'cccccc',z:1}",
    'const dddddd=1;f(`dddddd `)',
    'j(`a`,{className:`flex gap-2`,children:t(`eeeeee`)}),k("it\'s",{id:"ffffff"})',
  ];
  expect(JSON.parse(namedIn(JSON.stringify(catalog), scripts))).toEqual({
    'a+/Z09': ['One'],
    bbbbbb: ['Two'],
    cccccc: ['Three'],
    eeeeee: ['Six'],
    ffffff: ['Seven'],
  });
});

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
