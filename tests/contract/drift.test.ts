import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { changesBetween } from '../../scripts/contract/changes.ts';
import { differences, generateBeside } from '../../scripts/contract/drift.ts';
import { generatedPaths } from '../../scripts/generate.ts';
import { full } from '../support/server/full.ts';

const root = path.resolve(import.meta.dirname, '../..');
const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

interface SessionSchemas {
  SessionUser: { required: string[]; properties: Record<string, unknown> };
}

/**
 * Generates in a separate tree from a contract whose session has one field more and one less, and
 * with another radius in the CSS. Only once, because it takes seconds.
 */
const changed = async (): Promise<string> => {
  const beside = await generateBeside(root, async (tree) => {
    const file = path.join(tree, 'openapi/schemas/session.yaml');
    const schemas = parse(await readFile(file, 'utf8')) as SessionSchemas;
    const { SessionUser } = schemas;
    SessionUser.properties['theme'] = { type: 'string' };
    delete SessionUser.properties['unread_notifications'];
    SessionUser.required = SessionUser.required.filter((name) => name !== 'unread_notifications');
    await writeFile(file, stringify(schemas));
    const tokens = path.join(tree, 'src/app/styles/tokens.css');
    const css = await readFile(tokens, 'utf8');
    await writeFile(tokens, css.replace('--radius-md: 7px', '--radius-md: 8px'));
  });
  made.push(beside);
  return beside;
};

// `npm run contract` checks that the tree itself does not drift.
describe('what follows from the contract', () => {
  it('is compared file by file: a changed, a missing and an unknown one are named', async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'parapet-drift-'));
    made.push(copy);
    for (const folder of generatedPaths)
      await cp(path.join(root, folder), path.join(copy, folder), { recursive: true });
    expect(await differences(root, copy)).toEqual([]);
    const changed = 'openapi/generated/openapi.json';
    const missing = 'src/shared/api/generated/model.ts';
    const unknown = 'src/shared/api/generated/unknown.ts';
    await appendFile(path.join(copy, changed), ' ');
    await rm(path.join(copy, missing));
    await writeFile(path.join(copy, unknown), '');
    expect((await differences(root, copy)).toSorted()).toEqual([changed, missing, unknown]);
  });

  // Generates everything once more, as `npm run contract` does in every run for the tree itself.
  it.runIf(full)(
    'differs when a schema or the CSS changes without generating, and breaks its users when a required field goes',
    async ({ skip }) => {
      const beside = await changed();
      const files = await differences(root, beside);
      expect(files).toContain('openapi/generated/openapi.json');
      expect(files).toContain('src/shared/api/generated/model.ts');
      // The CSS tokens as JSON.
      expect(files).toContain('src/app/styles/generated/base.tokens.json');
      const changes = await changesBetween(
        root,
        path.join(root, 'openapi/generated/openapi.json'),
        path.join(beside, 'openapi/generated/openapi.json'),
      );
      if (changes === undefined) skip('the comparing binary exists for Linux on x64 only');
      const broken = (changes ?? []).filter(({ breaking }) => breaking).map(({ what }) => what);
      expect(broken).toContainEqual(expect.stringContaining('unread_notifications'));
      expect(broken).not.toContainEqual(expect.stringContaining('theme'));
    },
  );

  it('does not break by staying as it is', async ({ skip }) => {
    const same = path.join(root, 'openapi/generated/openapi.json');
    const changes = await changesBetween(root, same, same);
    if (changes === undefined) skip('the comparing binary exists for Linux on x64 only');
    expect(changes).toEqual([]);
  });
});
