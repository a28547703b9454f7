import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { compareVersions } from '../../supply-chain/versions.ts';
import { manifestPlan } from './registry.ts';
import { requirement, type Syntax } from './requirement.ts';

/** `before` with the file's version marked `‹…›`; `after` is what stands there then, or why nothing changes. */
type Row = [file: string, type: string, name: string, to: string, before: string, after: string];

const rows: Row[] = [
  [
    'package.json',
    'npm',
    'lodash',
    '4.17.21',
    '{\n\t"dependencies": {\n\t\t"lodash": "‹4.17.20›",\n\t\t"lodash.get": "4.17.20"\n\t}\n}\n',
    '4.17.21',
  ],
  [
    'package.json',
    'npm',
    '@acme/core',
    '2.0.1',
    '{"devDependencies":{"@acme/core":"‹^1.4.0›"},"version":"1.4.0"}',
    '^2.0.1',
  ],
  ['package.json', 'npm', 'a', '1.4.2', '{"dependencies":{"a":"‹^1.4.0›"}}', 'range_includes'],
  [
    'package.json',
    'npm',
    'a',
    '1.4.2',
    '{"dependencies":{"a":"‹>=1.0.0 <1.4.0›"}}',
    'several_parts',
  ],
  [
    'package.json',
    'npm',
    'a',
    '1.4.2',
    '{"dependencies":{"a":"‹^0.9.0 || ^1.0.0›"}}',
    'range_includes',
  ],
  [
    'package.json',
    'npm',
    'a',
    '1.4.2',
    '{"dependencies":{"a":"‹workspace:*›"}}',
    'version_elsewhere',
  ],
  [
    'package.json',
    'npm',
    'a',
    '1.4.2',
    '{"dependencies":{"a":"‹git+https://example.org/a.git›"}}',
    'not_from_registry',
  ],
  ['package.json', 'npm', 'a', '1.4.2', '{"dependencies":{"b":"‹1.0.0›"}}', 'not_direct'],
  ['package.json', 'npm', 'a', '1.4.2', '{"dependencies":{"a":"‹2.0.0›"}}', 'already_there'],
  ['package.json', 'npm', 'a', '1.4.2', '{"dependencies":{"a":"‹1.0.0›"', 'file_unreadable'],
  ['web/package-lock.json', 'npm', 'a', '1.4.2', '{"dependencies":{"a":"‹~1.3.9›"}}', '~1.4.2'],
  [
    'requirements.txt',
    'pypi',
    'Django',
    '4.2.11',
    '# django==1.0\r\nasgiref==3.7\r\ndjango[argon2] == ‹4.2.10› ; python_version > "3.8"  # pinned\r\ndjango-filter==23.1\r\n',
    '4.2.11',
  ],
  ['requirements-dev.txt', 'pypi', 'zope.interface', '6.1', 'Zope_Interface~=‹5.0›\n', '6.1'],
  ['requirements.txt', 'pypi', 'a', '2.0', 'a>=‹1.0›\n', 'range_includes'],
  ['requirements.txt', 'pypi', 'a', '2.0', 'a>=‹1.0,<2.0›\n', 'several_parts'],
  [
    'requirements.txt',
    'pypi',
    'a',
    '2.0',
    'a==‹1.0› \\\n    --hash=sha256:00\n',
    'pinned_by_digest',
  ],
  [
    'requirements.txt',
    'pypi',
    'a',
    '2.0',
    'a‹› @ https://example.org/a.whl\n',
    'not_from_registry',
  ],
  [
    'pyproject.toml',
    'pypi',
    'requests',
    '2.32.0',
    '[project]\nname = "x"\ndependencies = [\n  "urllib3>=1", # requests==1\n  "requests[socks]==‹2.31.0›; os_name == \'posix\'",\n]\n',
    '2.32.0',
  ],
  [
    'pyproject.toml',
    'pypi',
    'requests',
    '2.32.0',
    '[project.optional-dependencies]\nhttp = ["requests==‹2.31.0›"]\n[tool.x]\nrequests = "2.31.0"\n',
    '2.32.0',
  ],
  [
    'poetry.lock',
    'pypi',
    'requests',
    '3.0.1',
    '[tool.poetry.dependencies]\npython = "^3.11"\nrequests = { version = "‹^2.31›", extras = ["socks"] }\n',
    '^3.0.1',
  ],
  [
    'pyproject.toml',
    'pypi',
    'requests',
    '2.32.0',
    '[tool.poetry.group.dev.dependencies]\nrequests = "‹2.31.0›"\n',
    '2.32.0',
  ],
  [
    'pyproject.toml',
    'pypi',
    'requests',
    '2.32.0',
    '[tool.poetry.dependencies]\nrequests = { git = "‹https://example.org/r.git›" }\n',
    'not_from_registry',
  ],
  [
    'pom.xml',
    'maven',
    'org.acme:web',
    '1.2.4',
    '<project><!-- <dependency><groupId>org.acme</groupId><artifactId>web</artifactId><version>0</version></dependency> -->\n<dependencies>\n<dependency><groupId>org.acme</groupId><artifactId>core</artifactId><version>1.2.3</version><exclusions><exclusion><groupId>org.acme</groupId><artifactId>web</artifactId></exclusion></exclusions></dependency>\n<dependency>\n\t<groupId>org.acme</groupId>\n\t<artifactId>web</artifactId>\n\t<version>‹1.2.3›</version>\n</dependency></dependencies></project>',
    '1.2.4',
  ],
  [
    'pom.xml',
    'maven',
    'org.acme:web',
    '1.2.4',
    '<project><properties><web.version>‹1.2.3›</web.version></properties><dependencies><dependency><groupId>org.acme</groupId><artifactId>web</artifactId><version>${web.version}</version></dependency></dependencies></project>',
    '1.2.4',
  ],
  [
    'pom.xml',
    'maven',
    'org.acme:web',
    '1.2.4',
    '<project><dependency><groupId>org.acme</groupId><artifactId>web</artifactId><version>‹${acme.version}›</version></dependency></project>',
    'version_elsewhere',
  ],
  [
    'pom.xml',
    'maven',
    'org.acme:web',
    '1.2.4',
    '<project><dependency><groupId>org.acme</groupId><artifactId>web</artifactId></dependency>‹›</project>',
    'version_elsewhere',
  ],
  [
    'build.gradle',
    'maven',
    'org.acme:web',
    '1.2.4',
    "dependencies {\n  // implementation 'org.acme:web:1.0'\n  implementation 'org.acme:web-extra:1.2.3'\n  implementation('org.acme:web:‹1.2.3›') { transitive = false }\n}\n",
    '1.2.4',
  ],
  [
    'app/build.gradle.kts',
    'maven',
    'org.acme:web',
    '1.2.4',
    'val webVersion = "‹1.2.3›"\ndependencies { implementation("org.acme:web:$webVersion") }\n',
    '1.2.4',
  ],
  [
    'build.gradle',
    'maven',
    'org.acme:web',
    '1.2.4',
    "compile group: 'org.acme', name: 'web', version: '‹1.2.3›'\n",
    '1.2.4',
  ],
  [
    'build.gradle',
    'maven',
    'org.acme:web',
    '1.2.4',
    'implementation "org.acme:web:‹${webVersion}›"\n',
    'version_elsewhere',
  ],
  [
    'go.mod',
    'golang',
    'example.org/a/b',
    '1.2.4',
    'module example.org/m\n\nrequire (\n\texample.org/a v1.2.3\n\texample.org/a/b ‹v1.2.3› // indirect\n)\n',
    'v1.2.4',
  ],
  ['go.sum', 'golang', 'example.org/a', 'v0.9.1', 'require example.org/a ‹v0.9.0›\n', 'v0.9.1'],
  ['go.mod', 'golang', 'example.org/a', '2.0.1', 'require example.org/a ‹v1.9.0›\n', 'other_major'],
  [
    'go.mod',
    'golang',
    'example.org/a',
    '1.9.1',
    'require example.org/a ‹v1.9.0›\nreplace example.org/a => ../a\n',
    'version_elsewhere',
  ],
  [
    'Gemfile.lock',
    'gem',
    'rails',
    '7.0.8.1',
    "source 'https://rubygems.org'\ngem 'rails-i18n', '7.0'\ngem 'rails', '~> ‹6.1.4›', require: false # rails\n",
    '7.0.8.1',
  ],
  ['Gemfile', 'gem', 'rails', '7.0.8', "gem 'rails', ‹'>= 6', '< 7'›\n", 'several_parts'],
  ['Gemfile', 'gem', 'rails', '7.0.8', "gem 'rails'‹›\n", 'range_includes'],
  [
    'composer.json',
    'composer',
    'acme/http',
    '2.4.1',
    '{"require":{"php":">=8.1","acme/http":"‹~1.4›"}}',
    '~2.4.1',
  ],
  [
    'composer.lock',
    'composer',
    'acme/http',
    '1.5.0',
    '{"require":{"Acme/HTTP":"‹~1.4›"}}',
    'range_includes',
  ],
  [
    'Cargo.toml',
    'cargo',
    'serde',
    '2.0.1',
    '[package]\nname = "x"\nversion = "1.0.0"\n\n[dependencies]\nserde_json = "1.0"\nserde = { version = "‹1.0.100›", features = ["derive"] }\n',
    '2.0.1',
  ],
  [
    'Cargo.toml',
    'cargo',
    'serde',
    '1.0.200',
    '[dependencies]\nserde = "‹1.0.100›"\n',
    'range_includes',
  ],
  [
    'Cargo.toml',
    'cargo',
    'openssl-sys',
    '0.10.0',
    "[target.'cfg(unix)'.dependencies.ssl]\npackage = \"openssl-sys\"\nversion = '‹0.9.1›'\n",
    '0.10.0',
  ],
  [
    'Cargo.toml',
    'cargo',
    'serde',
    '2.0.0',
    '[dependencies]\nserde = { workspace = true }‹›\n',
    'version_elsewhere',
  ],
  [
    'api/Api.csproj',
    'nuget',
    'newtonsoft.json',
    '13.0.3',
    '<Project><ItemGroup>\r\n  <!-- <PackageReference Include="Newtonsoft.Json" Version="9"/> -->\r\n  <PackageReference Include="Newtonsoft.Json" Version="‹12.0.1›" />\r\n</ItemGroup></Project>',
    '13.0.3',
  ],
  [
    'Api.csproj',
    'nuget',
    'Acme',
    '2.0.0',
    '<Project><PropertyGroup><AcmeVersion>‹1.0.0›</AcmeVersion></PropertyGroup><PackageReference Include="Acme"><Version>$(AcmeVersion)</Version></PackageReference></Project>',
    '2.0.0',
  ],
  [
    'Directory.Packages.props',
    'nuget',
    'Acme',
    '2.0.0',
    '<Project><PackageVersion Include="Acme.Extra" Version="1.0.0" /><PackageVersion Include="Acme" Version="‹[1.0.0, 2.0.0)›" /></Project>',
    'several_parts',
  ],
  [
    'Api.csproj',
    'nuget',
    'Acme',
    '2.0.0',
    '<Project><PackageReference Include="Acme" />‹›</Project>',
    'version_elsewhere',
  ],
  [
    'Dockerfile',
    'docker',
    'node',
    '20.11.1',
    '# FROM node:18\nFROM --platform=linux/amd64 node:‹18.2.0-alpine› AS build\nFROM nginx:1.25\n',
    '20.11.1-alpine',
  ],
  [
    'Dockerfile.prod',
    'docker',
    'library/node',
    '20.11.1',
    'ARG NODE=‹18.2.0›\nFROM node:${NODE}-slim\n',
    '20.11.1',
  ],
  ['Dockerfile', 'docker', 'node', '20.11.1', 'FROM node:18@‹sha256:00›\n', 'pinned_by_digest'],
  ['Dockerfile', 'docker', 'node', '20.11.1', 'FROM node:‹20›\n', 'range_includes'],
  [
    '.github/workflows/ci.yml',
    'githubactions',
    'tj-actions/changed-files',
    '46.0.1',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v4\n      - uses: tj-actions/changed-files@‹v45.0.1› # why\n',
    'v46.0.1',
  ],
  [
    '.github/workflows/ci.yml',
    'githubactions',
    'actions/cache',
    '4.2.1',
    'steps:\n  - uses: actions/cache/restore@‹v4›\n',
    'range_includes',
  ],
  [
    '.github/workflows/ci.yml',
    'githubactions',
    'actions/cache',
    '4.2.1',
    `steps:\n  - uses: actions/cache@‹${'0'.repeat(40)}›\n`,
    'pinned_by_digest',
  ],
];

const changed = (before: string, after: string) => before.replace(/‹[^›]*›/s, after);

it.each(rows)('%s (%s): %s to %s', (file, type, name, to, marked, after) => {
  const before = marked.replace(/[‹›]/g, '');
  const edited = manifestPlan(file, type)?.edit(before, { name, to });
  expect(edited).toEqual(
    /^[a-z]+(?:_[a-z]+)+$/.test(after) ? { refused: after } : { text: changed(marked, after) },
  );
});

describe('the edit of a manifest', () => {
  it('is nobody’s of a file that no dependency of this kind stands in', () => {
    expect(manifestPlan('package.json', 'pypi')).toBeUndefined();
    expect(manifestPlan('lib/app.jar', 'maven')).toBeUndefined();
    expect(manifestPlan('a/yarn.lock', 'npm')).toMatchObject({
      path: 'a/package.json',
      lock: { file: 'a/yarn.lock', command: 'yarn install' },
    });
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
          const edited = manifestPlan('package.json', 'npm')?.edit(
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
        const edited = manifestPlan('Cargo.toml', 'cargo')?.edit(before.join('\n'), {
          name: target,
          to,
        });
        // The comment is not ours to change.
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
          manifestPlan('go.mod', 'golang')?.edit(goMod(known), { name: 'example.org/nobody', to }),
        ).toEqual({ refused: 'not_direct' });
      }),
    );
  });

  it('leaves a workflow as YAML reads it, but for the one action', () => {
    const text =
      'on: push\njobs:\n  a:\n    steps:\n      - uses: acme/a@v1.0.0\n      - {uses: acme/b@v1.0.0}\n';
    const edited = manifestPlan('ci.yml', 'githubactions')?.edit(text, {
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
      expect(manifestPlan(file, type)?.edit(text, { name: 'a:b', to: '2.0.0' })).toHaveProperty(
        'refused',
      );
    },
  );

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
            manifestPlan(file, type)?.edit(pieces.join(''), { name: 'a', to: '2.0.0' }),
          ).toBeDefined();
        },
      ),
    );
  });
});

describe('a requirement', () => {
  const syntaxes: Syntax[] = [
    'npm',
    'cargo',
    'composer',
    'python',
    'poetry',
    'ruby',
    'interval',
    'go',
  ];
  const version = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)).map((numbers) => numbers.join('.'));

  it('asks for the repaired version afterwards, in the same manner, or did before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...syntaxes),
        fc.constantFrom('', '^', '~', '>=', '=='),
        version,
        version,
        (syntax, operator, from, to) => {
          const raised = requirement(operator + from, to, syntax);
          if ('requirement' in raised) {
            expect(raised.requirement).toBe(operator + to);
            expect(compareVersions(from, to)).toBe(-1);
          } else
            expect(raised.refused).toBe(
              compareVersions(from, to) >= 0 ? 'already_there' : 'range_includes',
            );
        },
      ),
    );
  });
});
