import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { breakingChanges } from '../../scripts/contract/breaking.ts';
import { differences, drift, generateBeside } from '../../scripts/contract/drift.ts';

const root = path.resolve(import.meta.dirname, '../..');
const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

interface SessionSchemas {
  SessionUser: { required: string[]; properties: Record<string, unknown> };
}

const withSession = async (change: (schemas: SessionSchemas) => void): Promise<string> => {
  const beside = await generateBeside(root, async (tree) => {
    const file = path.join(tree, 'openapi/schemas/session.yaml');
    const schemas = parse(await readFile(file, 'utf8')) as SessionSchemas;
    change(schemas);
    await writeFile(file, stringify(schemas));
  });
  made.push(beside);
  return beside;
};

const withoutUnread = ({ SessionUser }: SessionSchemas): void => {
  delete SessionUser.properties['unread_notifications'];
  SessionUser.required = SessionUser.required.filter((name) => name !== 'unread_notifications');
};

describe('what follows from the contract', { timeout: 120_000 }, () => {
  it('is committed as the contract makes it', async () => {
    expect((await drift.run(root)).failures).toEqual([]);
  });

  it('differs when a schema changes without generating', async () => {
    const beside = await withSession(({ SessionUser }) => void (SessionUser.properties['theme'] = { type: 'string' }));
    const changed = await differences(root, beside);
    expect(changed).toContain('openapi/generated/openapi.json');
    expect(changed).toContain('src/shared/api/generated/model/sessionUser.ts');
  });

  it('breaks its users when a required field goes', async ({ skip }) => {
    const beside = await withSession(withoutUnread);
    const changes = await breakingChanges(root, path.join(root, 'openapi/generated/openapi.json'), path.join(beside, 'openapi/generated/openapi.json'));
    if (changes === undefined) skip('the comparing binary exists for Linux on x64 only');
    expect(changes).toContainEqual(expect.stringContaining('unread_notifications'));
  });

  it('does not break by staying as it is', async ({ skip }) => {
    const same = path.join(root, 'openapi/generated/openapi.json');
    const changes = await breakingChanges(root, same, same);
    if (changes === undefined) skip('the comparing binary exists for Linux on x64 only');
    expect(changes).toEqual([]);
  });
});
