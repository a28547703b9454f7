import { describe, expect, it } from 'vitest';
import { isPermission } from '#domain/roles';
import { filterDefinition, findingFilterKeys, findingSortFields } from '#domain/finding-filters';
import {
  callOf,
  document,
  isParapetsOwn,
  type Node,
  operations,
  resolve,
} from '../support/contract/contract.ts';
import { specificationCalls } from './specification-calls.ts';

const named = (name: string) =>
  (document.components['schemas'] as Record<string, Node>)[name] ?? {};
const parametersOf = (id: string) =>
  new Map(
    operations
      .find((operation) => operation.id === id)
      ?.parameters.map((parameter) => [parameter.name, resolve(parameter.schema)]),
  );

describe('the contract', () => {
  it('has every call of the specification, to the letter, and marks its own', () => {
    const calls = new Map(operations.map(({ id }) => [callOf(id), id]));
    expect(specificationCalls.filter((call) => !calls.has(call))).toEqual([]);
    const own = [...calls].filter(([, id]) => isParapetsOwn(id)).map(([call]) => call);
    expect(own.toSorted()).toEqual(
      [...calls.keys()]
        .filter((call) => !specificationCalls.some((specified) => specified === call))
        .toSorted(),
    );
  });

  it('names for each operation who may call it', () => {
    expect(
      operations.filter(
        ({ access }) => access !== 'public' && access !== 'session' && !isPermission(access),
      ),
    ).toEqual([]);
    // The only operations that a guest can call.
    expect(
      operations
        .filter(({ access }) => access === 'public')
        .map(({ id }) => id)
        .toSorted(),
    ).toMatchSnapshot();
  });

  it('lets no operation answer that it is not built, or 500', () => {
    expect(
      operations
        .filter(({ responses }) => responses.has(501) || responses.has(500))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('has the filters of the findings list in the syntax of the address', () => {
    const parameters = parametersOf('listFindings');
    for (const key of findingFilterKeys) {
      const schema = parameters.get(key);
      const expected = {
        list: 'array',
        integers: 'array',
        range: 'string',
        dates: 'string',
        text: 'string',
        flag: 'boolean',
      }[filterDefinition(key).kind];
      expect([key, schema?.['type']]).toEqual([key, expected]);
    }
    expect(parameters.get('sort_field')?.['enum']).toEqual([...findingSortFields]);
  });

  it.each([
    'downloadFindingsJson',
    'exportFindings',
    'getTotalFindingsChart',
    'listFindingFilterOptions',
    'listManagedFindings',
  ])('%s takes the filters of the list', (id) => {
    const parameters = parametersOf(id);
    expect(findingFilterKeys.filter((key) => !parameters.has(key))).toEqual([]);
  });

  it('keeps secrets out of every answer', () => {
    const secrets: string[] = [];
    const walk = (schema: Node, path: string, seen: ReadonlySet<Node>): void => {
      const target = resolve(schema);
      if (seen.has(target)) return;
      if (target['writeOnly'] === true) secrets.push(path);
      const inner = new Set([...seen, target]);
      for (const [name, property] of Object.entries(
        (target['properties'] ?? {}) as Record<string, Node>,
      ))
        walk(property, `${path}.${name}`, inner);
      if (target['items']) walk(target['items'] as Node, `${path}[]`, inner);
      for (const branch of (target['oneOf'] ?? []) as Node[]) walk(branch, path, inner);
    };
    for (const { id, responses } of operations)
      for (const schema of responses.values()) if (schema) walk(schema, id, new Set());
    walk(named('Client'), 'Client', new Set());
    expect(secrets).toEqual([]);
  });

  it('bounds every text and list of a request', () => {
    const unbounded: string[] = [];
    const walk = (schema: Node, path: string): void => {
      const target = resolve(schema);
      const types = [target['type']].flat();
      const bounded = ['maxLength', 'enum', 'const', 'format', 'pattern'].some(
        (keyword) => keyword in target,
      );
      if (types.includes('string') && !bounded) unbounded.push(path);
      if (types.includes('array') && !('maxItems' in target)) unbounded.push(path);
      for (const [name, property] of Object.entries(
        (target['properties'] ?? {}) as Record<string, Node>,
      ))
        walk(property, `${path}.${name}`);
      if (target['items']) walk(target['items'] as Node, `${path}[]`);
      for (const branch of (target['oneOf'] ?? []) as Node[]) walk(branch, path);
    };
    for (const { id, body, parameters } of operations) {
      if (body?.json) walk(body.json, id);
      for (const { name, schema } of parameters) walk(schema, `${id}?${name}`);
    }
    expect(unbounded).toEqual([]);
  });
});
