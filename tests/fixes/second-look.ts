// What a maintainer would notice: a second place that is left behind, a pin in the wrong file, a
// range that is narrower than before, an outdated comment.
import { upgrade, type UpgradeRow } from './upgrade.ts';

const crypto = 'pkg:golang/golang.org/x/crypto@0.14.0';

const go: readonly UpgradeRow[] = [
  [
    'a transitive module, into the block of the others',
    'go.sum',
    crypto,
    '0.17.0',
    {
      'go.mod':
        'module x\n\ngo 1.21\n\nrequire example.org/web v1.0.0\n\nrequire (\n\texample.org/a v1.0.0 // indirect\n‹→\tgolang.org/x/crypto v0.17.0 // indirect\n›\tgolang.org/x/sys v0.13.0 // indirect\n)\n',
    },
  ],
  [
    'a transitive module, at the end of a block with CRLF',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\r\n\r\nrequire (\r\n\texample.org/a v1.0.0 // indirect\r\n‹→\tgolang.org/x/crypto v0.17.0 // indirect\r\n›)\r\n',
  ],
  [
    'a quoted path',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire "golang.org/x/crypto" ‹v0.14.0→v0.17.0› // kept\n',
  ],
  [
    'a module that replaces another one',
    'go.mod',
    'pkg:golang/example.org/fork@0.14.0',
    '0.17.0',
    'module x\n\nrequire golang.org/x/crypto v0.14.0\n\nreplace (\n\tgolang.org/x/crypto => example.org/fork v0.14.0\n)\n',
    'version_elsewhere',
  ],
];

export const secondLooks = [...go].map(upgrade);
