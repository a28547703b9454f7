import { expect, it } from 'vitest';
import { validateFeedbackSearch } from './feedback-search';

it.each([
  ['/findings/all?q=secret#here', '/findings/all'],
  ['https://elsewhere.example/page', undefined],
  ['', undefined],
  [7, undefined],
  [`/${'a'.repeat(2000)}`, undefined],
])('takes only a path of this app: %s', (about, page) => {
  expect(validateFeedbackSearch({ about })).toEqual({ about: page });
});
