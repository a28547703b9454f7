// The design system's documentation besides its component pages.
import { describe, expect, it } from 'vitest';
import { changes } from '../../.storybook/changes.ts';
import { filesBelow, textOf } from '../support/tree/files.ts';

const textsOf = (folder: string) =>
  filesBelow(folder, /\.stories\.tsx$/)
    .map(textOf)
    .join('\n');

const namesIn = (text: string, page: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`<${page}\s+name="([^"]+)"`, 'g'))].map(
    ([, name = '']) => name,
  );

const pages = namesIn(textsOf('.storybook/pages'), 'ComponentPage');

describe('the patterns', () => {
  it('are those that pages are made of', () => {
    expect(namesIn(textsOf('.storybook/patterns'), 'PatternPage').toSorted()).toEqual([
      'Bulk work',
      'Decision',
      'Detail',
      'Empty states',
      'Form',
      'List',
      'Wizard',
    ]);
  });
});

describe('the changes of the system', () => {
  it('name pages of components', () => {
    const named = changes.flatMap(({ of }) => of);
    expect(named.filter((name) => !pages.includes(name))).toEqual([]);
  });

  it('stand newest first', () => {
    const days = changes.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
