// Calls each generated mock and validates its response against the operation.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { complaints, operations } from '../../tests/support/contract/contract.ts';
import type { Check } from './types.ts';

const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const mockFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.msw.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
};

/** Every `get…ResponseMock`, by name. */
export const responseMocks = async (root: string): Promise<ReadonlyMap<string, () => unknown>> => {
  const found = new Map<string, () => unknown>();
  for (const file of await mockFiles(path.join(root, 'src/shared/api/mocks/generated'))) {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const [name, member] of Object.entries(module))
      if (name.endsWith('ResponseMock') && typeof member === 'function')
        found.set(name, member as () => unknown);
  }
  return found;
};

export const mocks: Check = {
  name: 'mocks',
  run: async (root) => {
    const made = await responseMocks(root);
    const failures: string[] = [];
    let validated = 0;
    for (const operation of operations) {
      const successes = [...operation.responses]
        .filter(([status]) => status < 300)
        .map(([, schema]) => schema);
      // A response without content, or a download.
      if (successes.includes(undefined)) continue;
      const mock = made.get(`get${pascal(operation.id)}ResponseMock`);
      if (!mock) {
        failures.push(`${operation.id} has no mock`);
        continue;
      }
      const response = mock();
      const [wrong = [], ...others] = successes.flatMap((schema) =>
        schema ? [complaints(schema, response)] : [],
      );
      if (wrong.length > 0 && others.every((list) => list.length > 0))
        failures.push(`${operation.id}: ${wrong.slice(0, 5).join('; ')}`);
      else validated += 1;
    }
    return { lines: [`${validated} mock responses validated`], failures };
  },
};
