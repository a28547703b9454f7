import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { designTokens } from './design-tokens.ts';

const css = readFileSync('src/app/styles/tokens.css', 'utf8');

type Group = Record<string, Record<string, { $type: string; $value: unknown }>>;
const files = designTokens(css);
const [base, light, dark] = ['base', 'light', 'dark'].map(
  (name) => files.get(`${name}.tokens.json`) as Group,
);

it('has every token of the CSS, with the type of its value', () => {
  expect(light?.['color']?.['critical']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.5, 0.19, 16] },
  });
  expect(dark?.['color']?.['scrim']?.$value).toMatchObject({ alpha: 0.65 });
  expect(base?.['radius']?.['md']).toEqual({
    $type: 'dimension',
    $value: { value: 7, unit: 'px' },
  });
  expect(base?.['duration']?.['base']?.$value).toEqual({ value: 180, unit: 'ms' });
  expect(base?.['easing']?.['move']?.$value).toEqual([0.65, 0, 0.35, 1]);
  expect(base?.['control']?.['sm']?.$value).toEqual({ value: 1.75, unit: 'rem' });
  expect(base?.['font-weight']?.['semibold']?.$value).toBe(590);
  expect(base?.['font-family']?.['sans']?.$value).toContain('Geist Variable');
  expect(base?.['typography']?.['xl']).toMatchObject({
    $type: 'typography',
    $value: { fontSize: { value: 1.375, unit: 'rem' }, lineHeight: 1.2727 },
  });
  expect(light?.['shadow']?.['2']).toMatchObject({
    $type: 'shadow',
    $value: [{ blur: { value: 2 } }, { offsetY: { value: 4 }, spread: { value: -2, unit: 'px' } }],
  });
});

it('has each colour in both themes, except those of the splash screen', () => {
  const names = (group: Group | undefined) => Object.keys(group?.['color'] ?? {});
  const darkNames = new Set(names(dark));
  expect(names(light).filter((name) => !darkNames.has(name))).toEqual(
    names(light).filter((name) => name.startsWith('splash-')),
  );
});

it('names a value that it cannot read', () => {
  expect(() => designTokens(css.replace('oklch(0.5 0.19 16)', 'crimson'))).toThrow('"crimson"');
});
