// Which Gemfiles Bundler runs for, and with which settings.
import { describe, expect, it } from 'vitest';
import { bundlerSettings, bundlerSources, refuseBundler } from './bundler-lock.ts';
import { toolForLock } from './lock-tools.ts';

const lock = 'GEM\n  remote: https://gems.example.org/\n  specs:\n    rack (2.2.3)\n';
const literal = [
  '# frozen_string_literal: true',
  "source 'https://gems.example.org'",
  'ruby "3.3.0"',
  '',
  "gem 'rack', '~> 2.2', '>= 2.2.3' # kept",
  'gem("rails", "7.1.3", require: false)',
  "gem 'debug', platforms: [:mri, :windows], :group => :development",
  'group :development, :test, optional: true do',
  "  gem 'rspec', require: ['rspec', 'rspec/core']",
  'end',
  '',
].join('\n');

it('runs it for a list of literals, with either end of lines', () => {
  for (const manifest of [literal, literal.replaceAll('\n', '\r\n')])
    expect(refuseBundler({ manifest, lock })).toBeUndefined();
});

describe('leaves to the maintainer', () => {
  it.each([
    ['a call', 'system("id")'],
    ['a call beside a gem', "gem 'rack', '2.2.3'; system('id')"],
    ['a call as a version', "gem 'rack', `id`"],
    ['a call within a text', 'gem "rack", "#{`id`}"'],
    ['a call within a symbol', 'group :"#{`id`}" do'],
    ['a call as an option', "gem 'rack', require: system('id')"],
    ['a condition', "gem 'rack' if ENV['CI']"],
    ['an escape', String.raw`gem "rack\x22, system(1)"`],
    ['a line that goes on', "gem 'rack',\n  '2.2.3'"],
    ['another file', "eval_gemfile 'other.rb'"],
    ['a specification', 'gemspec'],
    ['a plugin', "plugin 'x'"],
    ['a folder', "gem 'rack', path: 'vendor/rack'"],
    ['a repository', "gem 'rack', git: 'https://example.org/rack.git'"],
    ['a repository of GitHub', "gem 'rack', github: 'rack/rack'"],
    ['the version of a file', "ruby file: '.ruby-version'"],
    ['a block of a source', "source 'https://gems.example.org' do"],
    ['another encoding', '# -*- coding: shift_jis -*-'],
    ['a comment of several lines', '=begin\n=end'],
  ])('%s', (_, line) => {
    expect(refuseBundler({ manifest: `${literal}${line}\n`, lock })).toBe('runs_code');
  });

  it.each(['GIT', 'PATH', 'PLUGIN SOURCE'])('what the lock file takes from %s', (part) => {
    const with_ = `${part}\n  remote: x\n\n${lock}`;
    expect(refuseBundler({ manifest: literal, lock: with_ })).toBe('runs_code');
  });
});

it('names every source, with either way of writing it', () => {
  const manifest = `${literal}source("https://others.example.org/")\n`;
  expect(bundlerSources({ manifest })).toEqual([
    'https://gems.example.org',
    'https://others.example.org/',
  ]);
});

it('keeps to the Bundler that is installed', () => {
  expect(bundlerSettings['.bundle/config']).toContain('BUNDLE_VERSION: "system"');
});

it('reads the versions of a gem, also of each platform, and not those that others ask for', () => {
  const text = `${lock}    nokogiri (1.16.2-x86_64-linux)\n      racc (~> 1.4)\n    racc (1.7.3)\n`;
  const of = (name: string) => toolForLock('Gemfile.lock')?.versions?.(text, name, '');
  expect([of('rack'), of('nokogiri'), of('racc')]).toEqual([['2.2.3'], ['1.16.2'], ['1.7.3']]);
});
