// Every component of the design system has a page in Storybook.
import { describe, expect, it } from 'vitest';
import { changes, stableSince } from '../../.storybook/changes.ts';
import { countUses, usesIn } from '../../.storybook/component-uses.ts';
import { filesBelow, textOf } from '../support/tree/files.ts';

/** Components without a page, with the reason. */
const withoutPage: Readonly<Record<string, string>> = {
  ChartMenu: 'Part of the chart card, which shows it.',
  ChartNumbers: 'Part of the chart card, which shows it.',
  Confetti: 'Drawn once, after a payment.',
  Logo: 'The mark of the product: it is not designed with.',
  LogoMark: 'The mark of the product: it is not designed with.',
};

/** The components that a module exports by name: no types, functions or constants. */
const componentsOf = (text: string): string[] =>
  [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

const exported = filesBelow('src/shared/ui', /^index\.ts$/).flatMap((file) =>
  componentsOf(textOf(file)),
);

/** The components that the pages document. */
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

const pages = filesBelow('.storybook/pages', /\.stories\.tsx$/).flatMap((file) =>
  textOf(file)
    .split('<ComponentPage')
    .slice(1)
    .map((text) => ({
      name: /name="([^"]+)"/.exec(text)?.[1] ?? '',
      anatomy: /anatomy=\{\[([\s\S]*?)\]\}/.exec(text)?.[1] ?? '',
      text,
    })),
);

describe('each page of a component', () => {
  it.each(pages.map((page) => [page.name, page] as const))('%s', (name, { anatomy, text }) => {
    // A missing property does not compile, but an empty one does.
    expect(text).toMatch(/dos=\{\[\s*[^\s\]]/);
    expect(text).toMatch(/donts=\{\[\s*[^\s\]]/);
    expect(text).toMatch(/heard="[^"]{5,}"|heard=\{/);
    expect(text).toMatch(/playground=\{/);
    expect(anatomy.trim()).not.toBe('');
    const hasPins = /\['(?:[^'\\]|\\.)+', '/.test(
      anatomy.replaceAll(/\s+/g, ' ').replaceAll('[ ', '['),
    );
    expect(hasPins).toBe(true);
    expect(stableSince(name)).toMatch(/^2\d{3}-\d\d-\d\d$/);
  });

  it('is stable since the last change that others had to adapt to', () => {
    const adapted = changes.find(({ adapt, of }) => adapt !== undefined && of.includes('Toast'));
    expect(stableSince('Toast')).toBe(adapted?.day);
    expect(stableSince('Kbd')).toBe('2026-11-21');
  });
});

describe('the uses of components', () => {
  it('are elements of what is imported from the design system', () => {
    const text = [
      "import { Button, type ButtonProps } from '@/shared/ui/button';",
      "import { Card as Surface } from '@/shared/ui/card';",
      "import { Link } from '@tanstack/react-router';",
      '<Surface><Button /><Button kind="primary">A</Button><ButtonBar /><Link /></Surface>',
    ].join('\n');
    expect([...usesIn(`${process.cwd()}/src/pages/a/ui/a.tsx`, text)]).toEqual([
      ['button/Button', 2],
      ['card/Card', 1],
    ]);
  });

  it('of a folder in itself do not count', () => {
    const text = "import { Button } from './button';\n<Button />";
    expect(usesIn(`${process.cwd()}/src/shared/ui/button/other.tsx`, text).size).toBe(0);
    const beside = "import { Button } from '../button';\n<Button />";
    expect(usesIn(`${process.cwd()}/src/shared/ui/card/card.tsx`, beside).size).toBe(1);
  });

  it('are in the product, of each folder', () => {
    const used = new Set(Object.keys(countUses()).map((key) => key.split('/')[0]));
    const folders = filesBelow('src/shared/ui', /^index\.ts$/).map((file) =>
      file.split('/').at(-2),
    );
    expect(folders.filter((folder) => !used.has(folder))).toEqual([]);
  });

  it('are counted in the tree', () => {
    const uses = countUses();
    expect(uses['button/Button']?.places).toBeGreaterThan(200);
    expect(Object.keys(uses).length).toBeGreaterThan(80);
  });
});
