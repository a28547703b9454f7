// Ruby: Gemfile and gems.rb.
import { upgrade, type UpgradeRow } from './upgrade.ts';

const rack = 'pkg:gem/rack@2.2.3';

const rows: readonly UpgradeRow[] = [
  [
    'a version',
    'Gemfile',
    rack,
    '2.2.8',
    "source 'https://gems.example.org'\ngem 'rack', '‹2.2.3→2.2.8›'\ngem 'rack-cors', '2.2.3'\n",
  ],
  [
    'a compatible version',
    'Gemfile',
    rack,
    '2.2.8',
    'gem "rack", "‹~> 2.2.3→~> 2.2.8›", require: false # kept\n',
  ],
  ['a least version', 'Gemfile', rack, '2.2.8', "gem 'rack', '‹>= 2.2.3→>= 2.2.8›'\n"],
  ['brackets', 'Gemfile', rack, '2.2.8', "  gem('rack', '‹= 2.2.3→= 2.2.8›')\n"],
  ['gems.rb', 'gems.rb', rack, '2.2.8', "gem 'rack', '‹2.2.3→2.2.8›'\n"],
  [
    'found in Gemfile.lock',
    'Gemfile.lock',
    rack,
    '2.2.8',
    { Gemfile: "gem 'rack', '‹2.2.3→2.2.8›'\n" },
  ],
  ['a wider range', 'Gemfile', rack, '2.2.8', "gem 'rack', '~> 2.2'\n", 'range_includes'],
  ['no version', 'Gemfile', rack, '2.2.8', "gem 'rack'\n", 'range_includes'],
  [
    'a group, within a program',
    'Gemfile',
    rack,
    '2.2.8',
    "if ENV['CI']\n  group :test do\n    gem 'rack', '‹2.2.3→2.2.8›', require: 'rack/test'\n  end\nend\n",
  ],
  [
    'two places of a condition',
    'Gemfile',
    rack,
    '2.2.8',
    "if old\n  gem 'rack', '‹2.2.3→2.2.8›'\nelse\n  gem 'rack', \"‹~> 2.2.4→~> 2.2.8›\"\nend\n",
  ],
  [
    'a version that is computed',
    'Gemfile',
    rack,
    '2.2.8',
    "RACK = '2.2.3'\ngem 'rack', RACK\n",
    'version_elsewhere',
  ],
  [
    'a version with a value in it',
    'Gemfile',
    rack,
    '2.2.8',
    'gem "rack", "~> #{minor}.3"\n',
    'version_elsewhere',
  ],
  ['versions of a list', 'Gemfile', rack, '2.2.8', "gem 'rack', *%w[2.2.3]\n", 'version_elsewhere'],
  ['options alone', 'Gemfile', rack, '2.2.8', "gem 'rack', require: false\n", 'range_includes'],
  ['two parts', 'Gemfile', rack, '2.2.8', "gem 'rack', '‹>= 2.0→>= 2.2.8›', '< 3'\n"],
  [
    'two parts that end before it',
    'Gemfile',
    rack,
    '2.2.8',
    "gem 'rack', '>= 2.0', '< 2.2.5'\n",
    'several_parts',
  ],
  [
    'a git address',
    'Gemfile',
    rack,
    '2.2.8',
    "gem 'rack', git: 'https://example.org/rack.git'\n",
    'not_from_registry',
  ],
  ['a comment', 'Gemfile', rack, '2.2.8', "# gem 'rack', '2.2.3'\n", 'not_direct'],
];

export const rubyFixes = rows.map(upgrade);
