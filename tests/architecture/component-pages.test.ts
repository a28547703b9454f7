// Every component of the design system has a page in Storybook.
import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from '../support/tree/files.ts';

/** Component → why it needs no page of its own. */
const withoutPage: Readonly<Record<string, string>> = {
  ChartMenu: 'Part of the chart card, which shows it.',
  ChartNumbers: 'Part of the chart card, which shows it.',
  Confetti: 'Drawn once, after a payment.',
  Logo: 'The mark of the product: it is not designed with.',
  LogoMark: 'The mark of the product: it is not designed with.',
};

/** The components that a module exports by name: no types, no functions, no constants. */
const componentsOf = (text: string): string[] =>
  [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

const exported = filesBelow('src/shared/ui', /^index\.ts$/).flatMap((file) =>
  componentsOf(textOf(file)),
);

/** What the pages name as theirs. */
const described = filesBelow('.storybook/pages', /\.stories\.tsx$/).flatMap((file) =>
  [...textOf(file).matchAll(/components=\{\{([^}]*)\}\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
);

describe('the pages of components', () => {
  it('are found', () => {
    expect(exported.length).toBeGreaterThan(80);
    expect(described.length).toBeGreaterThan(80);
  });

  it('show each exported component, save those that say why not', () => {
    const missing = exported.filter((name) => !described.includes(name) && !(name in withoutPage));
    expect(missing).toEqual([]);
  });

  it('show none twice, and none that is not exported', () => {
    expect(described.filter((name, index) => described.indexOf(name) !== index)).toEqual([]);
    expect(described.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('are missing only for components that exist and have none', () => {
    expect(
      Object.keys(withoutPage).filter(
        (name) => !exported.includes(name) || described.includes(name),
      ),
    ).toEqual([]);
  });
});
