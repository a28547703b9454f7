import { fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { SearchTokens } from './search-tokens';

function marked(text: string) {
  const input = createRef<HTMLInputElement>();
  const { container } = render(
    <>
      <input ref={input} defaultValue={text} aria-label="Search" />
      <SearchTokens text={text} input={input} />
    </>,
  );
  const box = container.querySelector('input') ?? expect.fail('no box');
  return { box, tokens: [...container.querySelectorAll('mark')] };
}

it.each([
  ['severity:critical sql -file:tests ', ['severity:critical', '-file:tests']],
  ['tool:"Trivy fs"', ['tool:"Trivy fs"']],
  ['severity:cri', []],
  ['assignee:', []],
  ['severity:high severity:high ', ['severity:high', 'severity:high']],
])('marks the filters of %s', (text, expected) => {
  expect(marked(text).tokens.map((token) => token.textContent)).toEqual(expected);
});

it('marks a path that is left out as a filter', () => {
  const [path] = marked('-file:tests sql ').tokens;
  expect(path?.textContent).toBe('-file:tests');
  expect(path?.style.textDecorationStyle).toBe('');
});

it('marks a name that is none in another way', () => {
  const [wrong, right] = marked('ownr:ana severity:high ').tokens;
  expect(wrong?.style.textDecorationStyle).toBe('wavy');
  expect(right?.style.textDecorationStyle).toBe('');
});

it('selects a whole token by Backspace behind it, and leaves the rest to the box', () => {
  const text = 'sql severity:critical ';
  const { box } = marked(text);
  box.setSelectionRange(text.length, text.length);
  expect(fireEvent.keyDown(box, { key: 'Backspace' })).toBe(false);
  expect([box.selectionStart, box.selectionEnd]).toEqual([4, text.length]);
  // With a selection, the browser deletes it.
  expect(fireEvent.keyDown(box, { key: 'Backspace' })).toBe(true);
  // In the middle of a token, Backspace deletes a letter.
  box.setSelectionRange(10, 10);
  expect(fireEvent.keyDown(box, { key: 'Backspace' })).toBe(true);
});
