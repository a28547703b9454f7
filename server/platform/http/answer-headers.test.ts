import { describe, expect, it } from 'vitest';
import type { Operation } from '#domain/contract-operations';
import { headersOfAnswer } from './answer-headers.ts';

const operation = (location: string): Operation => ({
  id: 'make',
  method: 'POST',
  url: '/v1/things/:id',
  access: 'session',
  parameters: [],
  body: undefined,
  location,
  ending: undefined,
  responses: new Map(),
});

const locationOf = (template: string, body: unknown, status = 201) =>
  headersOfAnswer(
    operation(template),
    { url: '/v1/things/7', basePath: '/tools', path: { id: 'a/b' } },
    { status, body },
  )['location'];

describe('the address of what was made', () => {
  it('is filled from the answer and from the path of the call', () => {
    expect(locationOf('/v1/jobs/{data.job_id}', { data: { job_id: 'j1' } }, 202)).toBe(
      '/tools/v1/jobs/j1',
    );
    expect(locationOf('/v1/things/{path.id}/parts/{data.id}', { data: { id: 'x y' } })).toBe(
      '/tools/v1/things/a%2Fb/parts/x%20y',
    );
  });

  it('may be one that says how it went, whatever was answered', () => {
    expect(locationOf('/v1/intelligence', { job_id: 'j1' }, 202)).toBe('/tools/v1/intelligence');
  });

  it('is absent where the answer does not name it, and where nothing was made', () => {
    expect(locationOf('/v1/jobs/{data.job_id}', { data: { job_id: null } }, 202)).toBeUndefined();
    expect(locationOf('/v1/things/{id}', { id: '1' }, 200)).toBeUndefined();
    expect(locationOf('/v1/things/{id}', undefined, 204)).toBeUndefined();
  });

  it('at a host is what the host says, written so that a header can have it', () => {
    expect(locationOf('{url}', { url: 'https://host.example/acme/été/pull/1' })).toBe(
      'https://host.example/acme/%C3%A9t%C3%A9/pull/1',
    );
    expect(locationOf('{url}', { url: 'no address' })).toBeUndefined();
  });
});
