import { expect, it } from 'vitest';
import { namedIn } from './messages.ts';

it('keeps the texts that scripts name, however the code is quoted', () => {
  const catalog = { 'a+/Z09': ['One'], bbbbbb: ['Two'], cccccc: ['Three'], 'field.wrong': ['Four'], dddddd: ['Five'], eeeeee: ['Six'], ffffff: ['Seven'] };
  const scripts = ['t(`a+/Z09`);x({id:"bbbbbb"})', "y={id:'cccccc',z:1}", 'const dddddd=1;f(`dddddd `)', 'j(`a`,{className:`flex gap-2`,children:t(`eeeeee`)}),k("it\'s",{id:"ffffff"})'];
  expect(JSON.parse(namedIn(JSON.stringify(catalog), scripts))).toEqual({ 'a+/Z09': ['One'], bbbbbb: ['Two'], cccccc: ['Three'], eeeeee: ['Six'], ffffff: ['Seven'] });
});
