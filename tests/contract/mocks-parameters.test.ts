// Every query parameter of a GET changes what the mocks answer, or has a reason why it does not.
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Operation, Parameter } from '#domain/contract-operations';
import { isFindingFilterKey } from '#domain/finding-filters';
import { FromExample } from '../../src/shared/api/mocks/answers.ts';
import { examples } from '../../src/shared/api/mocks/examples.ts';
import { mockHandlers } from '../../src/shared/api/mocks/handlers.ts';
import { typical } from '../../src/shared/api/mocks/scenario.ts';
import { makeState } from '../../src/shared/api/mocks/state.ts';
import { addressOf, document, operations, resolve } from '../support/contract/contract.ts';

const state = makeState(typical);
const handlers = mockHandlers(document, typical, { state });

const firstOf = <Row>([row]: readonly Row[]): Row => row ?? expect.fail('The mocks have no row.');
const { id: finding } = firstOf(state.findings);
const { id: repository } = firstOf(state.repositories);
const { repository: sbomRepository, sbom } = firstOf(state.sboms.all);
const { sbom: earlier } = firstOf(state.sboms.all.slice(1));
const ended = state.jobs.all.find(({ items }) => items.length > 0) ?? expect.fail('No job ended.');
const { scan } = firstOf(state.scans.all);
const missing = '01980a5c-0000-7000-8000-00000000dead';

type Given = { path?: Record<string, string>; query?: Record<string, string> };

/** Ids in addresses, and values of required parameters. */
const called: Readonly<Record<string, Given>> = {
  getFindingNeighbours: { path: { id: state.findings[40]?.id ?? '' } },
  listFindingHistory: { path: { id: finding } },
  compareFindings: { path: { id: repository } },
  getDependencyGraph: { path: { id: sbomRepository } },
  diffSboms: { path: { id: sbomRepository }, query: { from: earlier.scan_id, to: sbom.scan_id } },
  listManagedFindings: { path: { id: state.client._id } },
  listManagedRepositories: { path: { id: state.client._id } },
  getScanReport: { path: { id: scan.id } },
  listJobItems: { path: { id: ended.job.id } },
  listFilterOptionsOfClients: { query: { filter_key: 'tool' } },
};

/** Values of parameters for which the contract's examples and choices are not enough. */
const values: Readonly<Record<string, readonly string[]>> = {
  line: ['2'],
  count: ['1'],
  date_range: ['2026-01-01..2026-01-02'],
  due: ['..2026-01-02'],
  import: [`new:${missing}`],
  change: [`new:branches:${repository}:main..feature/x`],
  pull_request: [`${repository}:1`],
  not: ['tool:trivy'],
  cwe: ['999999'],
  start_column: ['9000-9001'],
  end_column: ['9000-9001'],
  fixing_effort: ['1-2'],
  priority: ['0-1'],
  cvssv3_score: ['1-2'],
  epss: ['0.9-1'],
  page: ['2'],
  page_size: ['1'],
  pageSize: ['1'],
  limit: ['1'],
  cursor: ['1'],
  excluded_file_types: ['ts'],
  filter_key: ['language'],
  from: [sbom.scan_id],
  to: [earlier.scan_id],
  fields: ['title', 'nickname', 'status', 'name'],
  repository: [repository],
  since: ['01980a5c-0000-7000-8000-000000000000'],
};

/** Parameters that change nothing, each with its reason. */
const without: Readonly<Record<string, string>> = {
  'getSupplyChains *': 'Coverage is what the examples’ tools looked at, not a count of findings.',
  'getOwaspCicdChart *': 'Coverage is what the examples’ tools looked at, not a count of findings.',
  'getDependencyGraph bill': 'Each repository of the mocks has one current SBOM.',
  'listFindingFilterOptions client_id': 'The mocks’ user belongs to one organisation.',
  'compareFindings repository': 'The comparison is of one repository.',
  'compareFindings by': 'The mocks compare all sides alike.',
};

type Answer = { status: number; text: string };

const ask = async (operation: Operation, query: Record<string, string> = {}): Promise<Answer> => {
  const given = called[operation.id] ?? {};
  const address = addressOf(operation, { ...given, query: { ...given.query, ...query } });
  const request = new Request(`http://localhost${address}`, {
    headers: { authorization: 'Bearer superadmin' },
  });
  const response = await getResponse(handlers, request);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
};

type Node = Readonly<Record<string, unknown>>;

const itemOf = ({ schema: written }: Parameter): Node => {
  const schema = resolve(written);
  return schema['type'] === 'array' ? resolve(schema['items'] as Node) : schema; // an array has items
};

const isFreeText = (item: Node): boolean => item['type'] === 'string' && !('enum' in item);

const unknownOf = (item: Node): string => (item['format'] === 'uuid' ? missing : 'zzz-unknown');

const candidates = (parameter: Parameter): readonly string[] => {
  const item = itemOf(parameter);
  const stated = (resolve(parameter.schema)['examples'] ?? []) as unknown[]; // as JSON Schema has it
  return [
    ...(values[parameter.name] ?? []),
    ...((item['enum'] ?? []) as unknown[]).map(String), // as JSON Schema has it
    ...(item['type'] === 'boolean' ? ['true', 'false'] : []),
    ...(isFreeText(item) ? [unknownOf(item)] : []),
    ...stated.map(String),
  ];
};

const totalOf = ({ text }: Answer): number | undefined => {
  const { data, meta } = JSON.parse(text) as { data?: unknown; meta?: { total?: number } };
  return Array.isArray(data) ? meta?.total : undefined;
};

/** What a filter leaves for a value that no row has; undefined for other parameters. */
const leftByUnknown = async (operation: Operation, parameter: Parameter) => {
  const item = itemOf(parameter);
  const selects = !['cursor', 'fields', 'excluded_file_types'].includes(parameter.name);
  if (!isFreeText(item) || parameter.required || !selects) return undefined;
  const answer = await ask(operation, { [parameter.name]: unknownOf(item) });
  return answer.status === 200 ? totalOf(answer) : undefined;
};

const changesAnswer = async (operation: Operation, parameter: Parameter): Promise<boolean> => {
  const plain = await ask(operation);
  for (const value of candidates(parameter)) {
    const answer = await ask(operation, { [parameter.name]: value });
    if (answer.status === 200 && answer.text !== plain.text) return true;
  }
  return false;
};

const isExcused = (id: string, name: string): boolean =>
  `${id} *` in without || `${id} ${name}` in without;

/** The list has each filter of findings tested; the others share its code, so one is enough. */
const isWalked = (id: string, name: string): boolean =>
  id === 'listFindings' || !isFindingFilterKey(name) || name === 'severity';

const queried = ({ id, parameters }: Operation): Parameter[] =>
  parameters.filter(
    ({ in: place, name }) => place === 'query' && isWalked(id, name) && !isExcused(id, name),
  );

const isComputed = ({ id }: Operation): boolean =>
  !((examples as Record<string, unknown>)[id] instanceof FromExample);

const reading = operations.filter(
  (each) => each.method === 'GET' && isComputed(each) && queried(each).length > 0,
);

describe('a parameter changes the answer', () => {
  it.each(reading.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const ignored: string[] = [];
      for (const parameter of queried(operation)) {
        const left = await leftByUnknown(operation, parameter);
        if (left !== undefined && left > 0)
          ignored.push(`${parameter.name}: an unknown value leaves ${left} rows`);
        else if (!(await changesAnswer(operation, parameter))) ignored.push(parameter.name);
      }
      expect(ignored).toEqual([]);
    },
  );
});

it('each exception is a parameter that exists', () => {
  for (const [key, reason] of Object.entries(without)) {
    const [id, name] = key.split(' ');
    const operation = operations.find((each) => each.id === id);
    const names = operation?.parameters.map((parameter) => parameter.name) ?? [];
    expect(name === '*' || names.includes(name ?? '') ? '' : key).toBe('');
    expect(reason.length).toBeGreaterThan(20);
  }
});
