// Go, Rust, PHP, .NET, images and GitHub workflows.
import { upgrade, type UpgradeRow } from './upgrade.ts';

const crypto = 'pkg:golang/golang.org/x/crypto@0.14.0';
const time = 'pkg:cargo/time@0.2.0';
const http = 'pkg:composer/acme/http@1.0.0';
const json = 'pkg:nuget/Newtonsoft.Json@12.0.1';
const central = 'Directory.Packages.props';
const node = 'pkg:docker/node@18.16.0';
const flow = '.github/workflows/ci.yml';
const checkout = 'pkg:githubactions/actions/checkout@3.5.1';
const sha = '8ade135a41bc03ea155e62e844d188df1ea18608';

const go: readonly UpgradeRow[] = [
  [
    'a block',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\ngo 1.21\n\nrequire (\n\tgolang.org/x/crypto ‹v0.14.0→v0.17.0›\n\tgolang.org/x/cryptobyte v0.14.0\n)\n',
  ],
  [
    'a line',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire golang.org/x/crypto ‹v0.14.0→v0.17.0›\n',
  ],
  [
    'an indirect one',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire golang.org/x/crypto ‹v0.14.0→v0.17.0› // indirect\n',
  ],
  [
    'a version with a v',
    'go.mod',
    crypto,
    'v0.17.0',
    'module x\n\nrequire golang.org/x/crypto ‹v0.14.0→v0.17.0›\n',
  ],
  [
    'CRLF',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\r\n\r\nrequire golang.org/x/crypto ‹v0.14.0→v0.17.0›\r\n',
  ],
  [
    'found in go.sum',
    'go.sum',
    crypto,
    '0.17.0',
    { 'go.mod': 'module x\n\nrequire golang.org/x/crypto ‹v0.14.0→v0.17.0›\n' },
  ],
  [
    'a major version in the path',
    'go.mod',
    'pkg:golang/github.com/jackc/pgx/v4@4.18.1',
    '4.18.2',
    'module x\n\nrequire github.com/jackc/pgx/v4 ‹v4.18.1→v4.18.2›\n',
  ],
  [
    'a module that another one brings',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire example.org/web v1.0.0\n‹→\nrequire golang.org/x/crypto v0.17.0 // indirect\n›',
  ],
  [
    'another major version',
    'go.mod',
    'pkg:golang/github.com/jackc/pgx/v4@4.18.1',
    '5.5.4',
    'module x\n\nrequire github.com/jackc/pgx/v4 v4.18.1\n',
    'other_major',
  ],
  [
    'a replacement',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire golang.org/x/crypto v0.14.0\n\nreplace golang.org/x/crypto => ../crypto\n',
    'version_elsewhere',
  ],
  [
    'a later version',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire golang.org/x/crypto v0.18.0\n',
    'already_there',
  ],
];

const cargo: readonly UpgradeRow[] = [
  ['a version', 'Cargo.toml', time, '0.2.23', '[dependencies]\ntime = "‹0.2.0→0.2.23›"\n'],
  [
    'a table in a line',
    'Cargo.toml',
    time,
    '0.2.23',
    '[dependencies]\ntime = { version = "‹^0.2.0→^0.2.23›", features = ["std"] }\n',
  ],
  [
    'a table of its own',
    'Cargo.toml',
    time,
    '0.2.23',
    '[dependencies.time]\nversion = "‹=0.2.0→=0.2.23›"\ndefault-features = false\n',
  ],
  [
    'a dependency of a target',
    'Cargo.toml',
    time,
    '0.2.23',
    '[target.\'cfg(unix)\'.dependencies]\ntime = "‹0.2.0→0.2.23›"\n',
  ],
  [
    'of development and of the build',
    'Cargo.toml',
    time,
    '0.2.23',
    '[dev-dependencies]\ntime = "‹0.2.0→0.2.23›"\n[build-dependencies]\ntime = "‹0.2.1→0.2.23›"\n',
  ],
  [
    'a workspace',
    'Cargo.toml',
    time,
    '0.2.23',
    '[workspace.dependencies]\ntime = "‹0.2.0→0.2.23›" # kept\n',
  ],
  [
    'another name',
    'Cargo.toml',
    time,
    '0.2.23',
    '[dependencies]\nclock = { package = "time", version = "‹0.2.0→0.2.23›" }\n',
  ],
  [
    'lines for words',
    'Cargo.toml',
    'pkg:cargo/serde_json@1.0.1',
    '1.0.9',
    '[dependencies]\nserde-json = "‹1.0.1→1.0.9›"\n',
  ],
  [
    'found in Cargo.lock',
    'Cargo.lock',
    time,
    '0.2.23',
    { 'Cargo.toml': '[dependencies]\ntime = "‹0.2.0→0.2.23›"\n' },
  ],
  [
    'the workspace’s version',
    'Cargo.toml',
    time,
    '0.2.23',
    '[dependencies]\ntime = { workspace = true }\n',
    'version_elsewhere',
  ],
  [
    'a git address',
    'Cargo.toml',
    time,
    '0.2.23',
    '[dependencies]\ntime = { git = "https://example.org/time" }\n',
    'not_from_registry',
  ],
  [
    'a crate that another one brings',
    'Cargo.lock',
    time,
    '0.2.23',
    { 'Cargo.toml': '[dependencies]\nweb = "1"\n' },
    'not_direct',
  ],
];

const composer: readonly UpgradeRow[] = [
  [
    'a caret',
    'composer.json',
    http,
    '1.0.7',
    '{\n    "require": {\n        "php": ">=8.1",\n        "acme/http": "‹^1.0.0→^1.0.7›"\n    }\n}\n',
  ],
  ['a tilde', 'composer.json', http, '1.0.7', '{"require":{"acme/http":"‹~1.0.0→~1.0.7›"}}\n'],
  [
    'of development',
    'composer.json',
    http,
    '1.0.7',
    '{"require-dev":{"Acme/Http":"‹1.0.0→1.0.7›"}}\n',
  ],
  ['a v', 'composer.json', http, '1.0.7', '{"require":{"acme/http":"‹v1.0.0→v1.0.7›"}}\n'],
  [
    'found in composer.lock',
    'composer.lock',
    http,
    '1.0.7',
    { 'composer.json': '{"require":{"acme/http":"‹1.0.0→1.0.7›"}}\n' },
  ],
  [
    'a wildcard',
    'composer.json',
    http,
    '1.0.7',
    '{"require":{"acme/http":"1.0.*"}}\n',
    'range_includes',
  ],
  [
    'alternatives',
    'composer.json',
    http,
    '1.0.7',
    '{"require":{"acme/http":"^0.9 || ^1.0"}}\n',
    'range_includes',
  ],
  [
    'a package that another one brings',
    'composer.lock',
    http,
    '1.0.7',
    { 'composer.json': '{"require":{"acme/web":"^1.0"}}\n' },
    'not_direct',
  ],
];

const dotnet: readonly UpgradeRow[] = [
  [
    'a reference',
    'app.csproj',
    json,
    '13.0.1',
    '<Project Sdk="Microsoft.NET.Sdk">\n  <ItemGroup>\n    <PackageReference Include="Newtonsoft.Json" Version="‹12.0.1→13.0.1›" />\n    <PackageReference Include="Newtonsoft.Json.Bson" Version="12.0.1" />\n  </ItemGroup>\n</Project>\n',
  ],
  [
    'an element',
    'app.fsproj',
    json,
    '13.0.1',
    '<Project>\n  <PackageReference Include="newtonsoft.json">\n    <Version>‹12.0.1→13.0.1›</Version>\n  </PackageReference>\n</Project>\n',
  ],
  [
    'a property',
    'app.csproj',
    json,
    '13.0.1',
    '<Project>\n  <PropertyGroup><JsonVersion>‹12.0.1→13.0.1›</JsonVersion></PropertyGroup>\n  <PackageReference Include="Newtonsoft.Json" Version="$(JsonVersion)" />\n</Project>\n',
  ],
  [
    'a byte order mark and CRLF',
    'app.vbproj',
    json,
    '13.0.1',
    '\uFEFF<Project>\r\n  <PackageReference Include="Newtonsoft.Json" Version="‹12.0.1→13.0.1›" />\r\n</Project>',
  ],
  [
    'central management',
    central,
    json,
    '13.0.1',
    '<Project>\n  <ItemGroup>\n    <PackageVersion Include="Newtonsoft.Json" Version="‹12.0.1→13.0.1›" />\n  </ItemGroup>\n</Project>\n',
  ],
  [
    'a package that another one brings, managed centrally',
    central,
    json,
    '12.0.3',
    '<Project>\n  <PropertyGroup>\n    <CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled>\n  </PropertyGroup>\n  <ItemGroup>\n    <PackageVersion Include="Acme.Web" Version="1.0.0" />\n‹→    <PackageVersion Include="Newtonsoft.Json" Version="12.0.3" />\n›  </ItemGroup>\n</Project>\n',
  ],
  [
    'packages.config',
    'packages.config',
    json,
    '13.0.1',
    '<packages>\n  <package id="Newtonsoft.Json" version="‹12.0.1→13.0.1›" targetFramework="net48" />\n</packages>\n',
  ],
  [
    'an interval that takes it',
    'app.csproj',
    json,
    '13.0.1',
    '<Project><PackageReference Include="Newtonsoft.Json" Version="[12.0,14)" /></Project>\n',
    'range_includes',
  ],
  [
    'a version of the central file above it',
    'src/app/app.csproj',
    json,
    '13.0.1',
    {
      'src/app/app.csproj': '<Project><PackageReference Include="Newtonsoft.Json" /></Project>\n',
      'Directory.Packages.props':
        '<Project>\n  <PackageVersion Include="Newtonsoft.Json" Version="‹12.0.1→13.0.1›" />\n</Project>\n',
    },
  ],
  [
    'a version of a central file that is not there',
    'app.csproj',
    json,
    '13.0.1',
    '<Project><PackageReference Include="Newtonsoft.Json" /></Project>\n',
    'version_elsewhere',
  ],
  [
    'a package that another one brings',
    'app.csproj',
    json,
    '13.0.1',
    '<Project><PackageReference Include="Acme.Web" Version="1.0.0" /></Project>\n',
    'not_direct',
  ],
];

const images: readonly UpgradeRow[] = [
  ['a tag', 'Dockerfile', node, '18.19.1', 'FROM node:‹18.16.0→18.19.1›\nRUN npm ci\n'],
  [
    'a variant',
    'Dockerfile',
    node,
    '18.19.1',
    'FROM node:‹18.16.0-alpine→18.19.1-alpine› AS build\n',
  ],
  [
    'a platform and a library',
    'Dockerfile',
    node,
    '18.19.1',
    'FROM --platform=$TARGETPLATFORM docker.io/library/node:‹18.16.0→18.19.1›\n',
  ],
  [
    'several stages',
    'Containerfile',
    node,
    '18.19.1',
    'FROM node:‹18.16.0→18.19.1› AS build\nFROM nginx:1.25\nFROM node:‹18.16.0-slim→18.19.1-slim›\n',
  ],
  [
    'an argument',
    'api.Dockerfile',
    node,
    '18.19.1',
    'ARG NODE_VERSION=‹18.16.0→18.19.1›\nFROM node:${NODE_VERSION}-alpine\n',
  ],
  [
    'CRLF and small letters',
    'Dockerfile.web',
    node,
    '18.19.1',
    'from node:‹18.16.0→18.19.1›\r\nrun id\r\n',
  ],
  [
    'a digest',
    'Dockerfile',
    node,
    '18.19.1',
    'FROM node:18.16.0@sha256:1ccc70acda680aa4ba47f53e7c40b2d4d6892de74817128e0662d32647dd7f4d\n',
    'pinned_by_digest',
  ],
  [
    'a digest without a tag',
    'Dockerfile',
    node,
    '18.19.1',
    'FROM node@sha256:1ccc70acda680aa4ba47f53e7c40b2d4d6892de74817128e0662d32647dd7f4d\n',
    'pinned_by_digest',
  ],
  ['a tag of all of them', 'Dockerfile', node, '18.19.1', 'FROM node:18\n', 'range_includes'],
  ['no tag', 'Dockerfile', node, '18.19.1', 'FROM node\n', 'range_includes'],
  [
    'an argument of outside',
    'Dockerfile',
    node,
    '18.19.1',
    'ARG NODE_VERSION\nFROM node:${NODE_VERSION}\n',
    'version_elsewhere',
  ],
  ['another image', 'Dockerfile', node, '18.19.1', 'FROM acme/node:18.16.0\n', 'not_direct'],
];

const actions: readonly UpgradeRow[] = [
  [
    'a tag',
    flow,
    checkout,
    '4.1.0',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@‹v3.5.1→v4.1.0›\n      - uses: actions/setup-node@v3.5.1\n',
  ],
  [
    'quotes and a comment',
    flow,
    checkout,
    '4.1.0',
    'jobs:\n  a:\n    steps:\n      - name: x\n        uses: "actions/checkout@‹v3→v4›" # kept\n',
  ],
  [
    'a path of the action',
    flow,
    'pkg:githubactions/github/codeql-action@2.1.0',
    '2.2.4',
    'jobs:\n  a:\n    steps:\n      - uses: github/codeql-action/init@‹v2.1.0→v2.2.4›\n      - uses: github/codeql-action/analyze@‹v2.1.0→v2.2.4›\n',
  ],
  [
    'a commit',
    flow,
    checkout,
    '4.1.0',
    `jobs:\n  a:\n    steps:\n      - uses: actions/checkout@${sha} # v3.5.1\n`,
    'pinned_by_digest',
  ],
  [
    'a branch',
    flow,
    checkout,
    '4.1.0',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@main\n',
    'version_elsewhere',
  ],
  [
    'the same major version',
    flow,
    checkout,
    '3.6.0',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v3\n',
    'range_includes',
  ],
  [
    'another action',
    flow,
    checkout,
    '4.1.0',
    'jobs:\n  a:\n    steps:\n      - uses: acme/checkout@v3\n',
    'not_direct',
  ],
];

export const otherFixes = {
  Go: go.map(upgrade),
  Rust: cargo.map(upgrade),
  PHP: composer.map(upgrade),
  '.NET': dotnet.map(upgrade),
  Images: images.map(upgrade),
  'GitHub Actions': actions.map(upgrade),
};
