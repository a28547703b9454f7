import { describe, expect, it } from 'vitest';
import { mergeSboms } from './merge.ts';

const part = (bill: string, ref: string, name: string, version = '1.0.0') => ({
  id: `${bill}:${ref}`,
  ref,
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
});

describe('several bills as one', () => {
  it('alone keeps its references, and depends on nothing that it does not list', () => {
    const components = [part('a', 'x', 'qs'), part('a', 'y', 'qs')];
    expect(
      mergeSboms([
        {
          components,
          edges: [
            { from: 'x', to: 'y' },
            { from: 'x', to: 'elsewhere' },
          ],
        },
      ]),
    ).toMatchObject({
      components,
      dependencies: [{ ref: 'x', dependsOn: ['y'] }],
    });
  });

  it('name the same once, and tell apart what is called the same', () => {
    const merged = mergeSboms([
      {
        components: [part('a', 'app', 'service'), part('a', '1', 'qs'), part('a', '2', 'pg')],
        edges: [
          { from: 'app', to: '1' },
          { from: '1', to: '2' },
        ],
      },
      {
        components: [part('b', 'app', 'web'), part('b', '1', 'react'), part('b', 'z', 'qs')],
        edges: [
          { from: 'app', to: '1' },
          { from: 'app', to: 'z' },
          { from: 'z', to: 'nowhere' },
        ],
      },
    ]);
    expect(merged.components.map(({ ref, name }) => `${ref} ${name}`)).toEqual([
      'app service',
      '1 qs',
      '2 pg',
      '2/app web',
      '2/1 react',
    ]);
    expect(merged.dependencies).toEqual([
      { ref: 'app', dependsOn: ['1'] },
      { ref: '1', dependsOn: ['2'] },
      { ref: '2/app', dependsOn: ['2/1', '1'] },
    ]);
    expect(merged.refs.get('b:z')).toBe('1');
  });
});
