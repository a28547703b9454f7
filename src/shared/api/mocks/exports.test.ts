// An export above the streaming limit becomes a job whose file can be downloaded once.
import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { streamedRows } from '#domain/finding-export/limits';
import type { ContractDocument } from '#domain/contract-operations';
import type { JobDocument, JobRef } from '../generated/model';
import { mockHandlers } from './handlers';
import { readScenario } from './scenario';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;

const asking = (scenario: string) => {
  const handlers = mockHandlers(contract, readScenario(scenario));
  return async (method: string, path: string): Promise<Response> => {
    const headers = { authorization: 'Bearer admin' };
    const answer = await getResponse(
      handlers,
      new Request(`http://localhost${path}`, { method, headers }),
    );
    if (!answer) throw new Error(`Nothing answers ${method} ${path}.`);
    return answer;
  };
};

it('is a file at once where it is small', async () => {
  const ask = asking('first');
  const answer = await ask('POST', '/v1/findings/export?format=csv');
  expect(answer.status).toBe(200);
  expect((await answer.text()).split('\n').length).toBeGreaterThan(2);
});

it('is a job where it is large; its file is fetched once, by an address that is read again', async () => {
  const ask = asking('large');
  const started = await ask('POST', '/v1/findings/export?format=csv');
  expect(started.status).toBe(202);
  const { job_id: id } = (await started.json()) as JobRef;
  const read = async () =>
    ((await (await ask('GET', `/v1/jobs/${id}`)).json()) as JobDocument).data;

  const first = await read();
  expect(first).toMatchObject({ kind: 'export_findings', status: 'succeeded', counts: null });
  const second = await read();
  expect((await ask('GET', first.download_url ?? '')).status).toBe(404);
  const file = await ask('GET', second.download_url ?? '');
  expect(file.status).toBe(200);
  const bytes = await file.arrayBuffer();
  expect(bytes.byteLength).toBe(second.size);
  expect(new TextDecoder().decode(bytes).split('\n').length).toBeGreaterThan(streamedRows);
  expect((await ask('GET', second.download_url ?? '')).status).toBe(404);
});
