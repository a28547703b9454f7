import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from '../support/tree/files.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'demo/README.md',
  ...filesBelow('docs', /\.md$/),
];
const decisions = filesBelow('docs/adr', /^\d{4}-.+\.md$/);
const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts,
);

/** Links to files of the project, and code spans that look like a file. */
const mentionedFiles = (page: string) => {
  const text = textOf(page);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map((match) =>
    path.posix.join(path.posix.dirname(page), match[1] ?? ''),
  );
  const spans = [
    ...text.matchAll(
      /`((?:src|server|openapi|scripts|tests|docs|demo|\.storybook|\.ci)\/[\w./-]*)`/g,
    ),
  ].map((match) => match[1] ?? '');
  return [...links, ...spans];
};

describe('the documentation', () => {
  it.each(pages)('%s mentions only files that exist', (page) => {
    expect(mentionedFiles(page).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each(pages)('%s mentions only commands that exist', (page) => {
    const commands = [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
  });

  it('begins the README with the two commands and keeps it short', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(130);
    expect(textOf('README.md').slice(0, 1500)).toContain('npm ci && npm start');
  });

  it('keeps decision records short', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(4);
    expect(decisions.filter((file) => textOf(file).split(/\s+/).length > 300)).toEqual([]);
  });
});
