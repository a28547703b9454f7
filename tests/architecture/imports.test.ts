import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, filesBelow, importsOf } from '../support/tree/files.ts';

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);

/**
 * The imported file relative to the project, for relative imports and the `@/` alias; packages
 * unchanged.
 */
const target = (file: string, source: string) =>
  source.startsWith('@/')
    ? `src/${source.slice(2)}`
    : source.startsWith('#domain/')
      ? `src/shared/rules/${source.slice('#domain/'.length)}.ts`
      : source.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), source)
        : source;

const edges = ['src', 'server', 'scripts'].flatMap((folder) =>
  filesBelow(folder, code).flatMap((file) =>
    importsOf(file).map((source) => ({ file, to: target(file, source) })),
  ),
);

const offenders = (isWrong: (edge: { file: string; to: string }) => boolean) =>
  edges.filter(isWrong).map(({ file, to }) => `${file} → ${to}`);

describe('who may import what', () => {
  it('reads the tree', () => {
    expect(edges.length).toBeGreaterThan(100);
  });

  it('lets the server take only shared rules from the web app', () => {
    expect(
      offenders(
        ({ file, to }) =>
          file.startsWith('server/') &&
          to.startsWith('src/') &&
          !to.startsWith('src/shared/rules/'),
      ),
    ).toEqual([]);
  });

  it('keeps the server out of the web app', () => {
    expect(
      offenders(
        ({ file, to }) =>
          file.startsWith('src/') &&
          (to.startsWith('server/') || to.startsWith('node:')) &&
          !isTest(file),
      ),
    ).toEqual([]);
  });

  it('keeps shared rules pure: no React, no DOM library, no Node, and ajv alone as a package', () => {
    expect(
      offenders(
        ({ file, to }) =>
          file.startsWith('src/shared/rules/') &&
          !isTest(file) &&
          !to.startsWith('src/shared/rules/') &&
          // The server and the mocks validate requests by the contract in the same way.
          !/^ajv(?:-formats)?(?:\/|$)/.test(to),
      ),
    ).toEqual([]);
  });

  it('lets only the mock entry, stories and tests use the mocks', () => {
    const uses = ({ to }: { to: string }) =>
      to.startsWith('src/shared/api/mocks') ||
      to === 'msw' ||
      to.startsWith('msw/') ||
      to.startsWith('@faker-js/');
    expect(
      offenders(
        (edge) =>
          uses(edge) &&
          !isTest(edge.file) &&
          !edge.file.startsWith('src/shared/api/mocks/') &&
          !edge.file.startsWith('src/app/mock-panel/') &&
          edge.file !== 'src/app/mocks.ts' &&
          edge.file !== 'src/app/main.tsx',
      ),
    ).toEqual([]);
  });

  it('lets only the mock entry show the panel of the mocks', () => {
    expect(
      offenders(
        ({ file, to }) =>
          to.startsWith('src/app/mock-panel/') &&
          !file.startsWith('src/app/mock-panel/') &&
          file !== 'src/app/mocks.ts',
      ),
    ).toEqual([]);
  });

  it('keeps the types of openapi-typescript to the server and the contract', () => {
    expect(
      offenders(({ file, to }) => file.startsWith('src/') && to.includes('openapi/generated')),
    ).toEqual([]);
  });
});
