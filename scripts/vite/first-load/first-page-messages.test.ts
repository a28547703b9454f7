import { expect, it } from 'vitest';
import { selectMessages } from './first-page-messages.ts';

it('selects the messages that scripts name, with any quotes', () => {
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
  expect(JSON.parse(selectMessages(JSON.stringify(catalog), scripts))).toEqual({
    'a+/Z09': ['One'],
    bbbbbb: ['Two'],
    cccccc: ['Three'],
    eeeeee: ['Six'],
    ffffff: ['Seven'],
  });
});
