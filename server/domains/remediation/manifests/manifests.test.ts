import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { findManifestPlan } from './registry.ts';

describe('the edit of a manifest', () => {
  it('has no editor for a file without dependencies of this kind', () => {
    expect(findManifestPlan('package.json', 'pypi')).toBeUndefined();
    expect(findManifestPlan('lib/app.jar', 'maven')).toBeUndefined();
    expect(findManifestPlan('a/yarn.lock', 'npm')).toMatchObject({
      path: 'a/package.json',
      lock: { file: 'a/yarn.lock' },
    });
  });

  it.each([
    ['package-lock.json', 'npm', 'npm install'],
    ['npm-shrinkwrap.json', 'npm', 'npm install'],
    ['a/yarn.lock', 'npm', 'yarn install'],
    ['pnpm-lock.yaml', 'npm', 'pnpm install'],
    ['bun.lock', 'npm', 'bun install'],
    ['poetry.lock', 'pypi', 'poetry update --lock acme/http'],
    ['pdm.lock', 'pypi', 'pdm lock --update-reuse'],
    ['uv.lock', 'pypi', 'uv lock --upgrade-package acme/http==2.0.1'],
    ['Gemfile.lock', 'gem', 'bundle lock --conservative --update acme/http'],
    ['go.sum', 'golang', 'go mod tidy'],
    ['composer.lock', 'composer', 'composer update acme/http --with-dependencies'],
    ['Cargo.lock', 'cargo', 'cargo update --package acme/http@1.9.0 --precise 2.0.1'],
  ])('is followed in %s by a command for this package alone', (file, type, command) => {
    const upgrade = { name: 'acme/http', from: '1.9.0', to: '2.0.1' };
    expect(findManifestPlan(file, type)?.lock?.command(upgrade)).toBe(command);
  });

  it('is followed by go.sum beside go.mod, and by none where the report names the manifest', () => {
    const lock = findManifestPlan('api/go.mod', 'golang')?.lock;
    expect(lock).toMatchObject({ file: 'api/go.sum' });
    expect(lock?.command({ name: 'example.org/a', to: '1.0.0' })).toBe('go mod tidy');
    expect(findManifestPlan('package.json', 'npm')?.lock).toBeUndefined();
  });

  it('is made up to a million characters', () => {
    const text = '{"dependencies":{"a":"1.0.0"}}';
    const edit = (length: number) =>
      findManifestPlan('package.json', 'npm')?.edit(text.padEnd(length), {
        name: 'a',
        to: '1.0.1',
      });
    expect(edit(1_000_000)).toHaveProperty('text');
    expect(edit(1_000_001)).toEqual({ refused: 'file_unreadable' });
  });

  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
  const version = fc.tuple(fc.nat(9), fc.nat(20), fc.nat(20)).map((numbers) => numbers.join('.'));
  const wanted = fc
    .tuple(fc.nat(9), fc.nat(20), fc.nat(20))
    .map(([major, ...rest]) => [major + 10, ...rest].join('.'));
  const dependencies = fc.dictionary(
    name,
    fc.tuple(fc.constantFrom('', '^', '~'), version).map(([operator, of]) => operator + of),
    { minKeys: 1, maxKeys: 8, noNullPrototype: true },
  );

  it('changes one version of package.json and nothing else, as JSON reads it', () => {
    fc.assert(
      fc.property(
        dependencies,
        wanted,
        fc.constantFrom(2, 4, '\t'),
        fc.nat(),
        (known, to, indent, pick) => {
          const target = Object.keys(known)[pick % Object.keys(known).length] ?? '';
          const before = {
            name: target,
            version: '1.0.0',
            dependencies: known,
            scripts: { [target]: known[target] },
          };
          const edited = findManifestPlan('package.json', 'npm')?.edit(
            JSON.stringify(before, null, indent),
            { name: target, to },
          );
          const operator = /^[\^~]?/.exec(known[target] ?? '')?.[0] ?? '';
          expect(edited).toEqual({
            text: JSON.stringify(
              { ...before, dependencies: { ...known, [target]: operator + to } },
              null,
              indent,
            ),
          });
        },
      ),
    );
  });

  it('changes one version of Cargo.toml and go.mod, line by line', () => {
    fc.assert(
      fc.property(dependencies, wanted, fc.nat(), (known, to, pick) => {
        const target = Object.keys(known)[pick % Object.keys(known).length] ?? '';
        const bare = (of: string) => of.replace(/^[\^~]/, '');
        const cargo = (of: Record<string, string>) =>
          `[dependencies]\n${Object.entries(of)
            .map(([key, value]) => `${key} = "${value}" # ${value}\n`)
            .join('')}`;
        const raised = {
          ...known,
          [target]: (/^[\^~]?/.exec(known[target] ?? '')?.[0] ?? '') + to,
        };
        const [before, after] = [cargo(known).split('\n'), cargo(raised).split('\n')];
        const edited = findManifestPlan('Cargo.toml', 'cargo')?.edit(before.join('\n'), {
          name: target,
          to,
        });
        // The edit must not change the comment.
        expect(edited).toEqual({
          text: after
            .map(
              (line, index) =>
                line.replace(/#.*/, '') + (/#.*/.exec(before[index] ?? '')?.[0] ?? ''),
            )
            .join('\n'),
        });
        const goMod = (of: Record<string, string>) =>
          Object.entries(of)
            .map(
              ([key, value]) =>
                `require example.org/${key}/v${bare(value).split('.')[0] ?? ''} v${bare(value)}\n`,
            )
            .join('');
        expect(
          findManifestPlan('go.mod', 'golang')?.edit(goMod(known), {
            name: 'example.org/unknown',
            to,
          }),
        ).toEqual({ refused: 'not_direct' });
      }),
    );
  });

  it('leaves a workflow as YAML reads it, but for the one action', () => {
    const text =
      'on: push\njobs:\n  a:\n    steps:\n      - uses: acme/a@v1.0.0\n      - {uses: acme/b@v1.0.0}\n';
    const edited = findManifestPlan('ci.yml', 'githubactions')?.edit(text, {
      name: 'acme/a',
      to: '2.0.0',
    });
    expect(edited && 'text' in edited && parseYaml(edited.text)).toEqual({
      on: 'push',
      jobs: { a: { steps: [{ uses: 'acme/a@v2.0.0' }, { uses: 'acme/b@v1.0.0' }] } },
    });
  });

  it.each([
    ['pom.xml', 'maven', `<project>${'<dependency><version>'.repeat(40_000)}`],
    ['pom.xml', 'maven', `<project>${'<!--'.repeat(200_000)}`],
    ['pom.xml', 'maven', `<project><dependency>${' '.repeat(900_000)}x</dependency>`],
    ['build.gradle', 'maven', '/*'.repeat(400_000)],
    ['a.csproj', 'nuget', '<PackageReference '.repeat(50_000)],
    ['package.json', 'npm', '['.repeat(400_000)],
    ['pyproject.toml', 'pypi', `a = ${'['.repeat(400_000)}`],
    ['package.json', 'npm', ' '.repeat(1_000_001)],
  ])(
    'is refused of a hostile %s (%s) without looking through it again and again',
    (file, type, text) => {
      expect(findManifestPlan(file, type)?.edit(text, { name: 'a:b', to: '2.0.0' })).toHaveProperty(
        'refused',
      );
    },
  );

  it('is refused of a file that is nested deeper than the stack', () => {
    const edit = findManifestPlan('pyproject.toml', 'pypi')?.edit;
    expect(edit?.(`a = ${'['.repeat(400_000)}`, { name: 'a', to: '2.0.0' })).toEqual({
      refused: 'file_unreadable',
    });
  });

  it('survives whatever a file holds', () => {
    const files = [
      ['package.json', 'npm'],
      ['requirements.txt', 'pypi'],
      ['pyproject.toml', 'pypi'],
      ['pom.xml', 'maven'],
      ['build.gradle', 'maven'],
      ['go.mod', 'golang'],
      ['Gemfile', 'gem'],
      ['Cargo.toml', 'cargo'],
      ['a.csproj', 'nuget'],
      ['Dockerfile', 'docker'],
      ['ci.yml', 'githubactions'],
    ] as const;
    const piece = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '=',
      '\n',
      'a',
      '<dependency>',
      '</version>',
      'FROM ',
      'uses: ',
      '\\',
      '#',
      '${a}',
      '"""',
      ' 1.0',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(piece, { maxLength: 30 }),
        ([file, type], pieces) => {
          expect(
            findManifestPlan(file, type)?.edit(pieces.join(''), { name: 'a', to: '2.0.0' }),
          ).toBeDefined();
        },
      ),
    );
  });
});
