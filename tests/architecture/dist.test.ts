import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/tree/files.ts';

// Runs after the build (scripts/test/steps.ts).
const dist = path.join(root, 'dist/web');
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(path.join(dist, file)).isFile(),
);
const web = built.filter((file) => /\.(js|css|html)$/.test(file));

describe('the built web app', () => {
  it('is there', () => {
    expect(web.some((file) => file.endsWith('index.html'))).toBe(true);
    expect(web.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  });

  it('holds no mock', () => {
    expect(built.filter((file) => file.includes('mockServiceWorker'))).toEqual([]);
    const traces =
      /setupWorker|mock-panel|no server, lost when|faker\.seed|@faker-js|mockServiceWorker|\/mocks\/generated\//;
    expect(web.filter((file) => traces.test(readFileSync(path.join(dist, file), 'utf8')))).toEqual(
      [],
    );
  });

  it('loads no file from another origin', () => {
    const html = readFileSync(
      path.join(dist, web.find((file) => file.endsWith('index.html')) ?? ''),
      'utf8',
    );
    expect(
      [...html.matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)].map((match) => match[0]),
    ).toEqual([]);
  });

  it('is precompressed', () => {
    const scripts = web.filter(
      (file) => file.endsWith('.js') && statSync(path.join(dist, file)).size > 2048,
    );
    expect(scripts.filter((file) => !built.includes(`${file}.br`))).toEqual([]);
  });
});
