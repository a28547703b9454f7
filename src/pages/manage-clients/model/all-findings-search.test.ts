import { describe, expect, it } from 'vitest';
import { clientsOf, validateAllFindingsSearch, withClients } from './all-findings-search';

const [one, other] = [
  '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
  '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d05',
];

describe('the search of the list over several organizations', () => {
  it('keeps valid organizations once each, beside the filters', () => {
    const search = validateAllFindingsSearch({
      severity: 'high',
      client_id: `${one},x,${other},${one}`,
    });
    expect(search).toEqual({ severity: 'high', client_id: `${one},${other}` });
    expect(clientsOf(search)).toEqual([one, other]);
  });

  it('is without the parameter where none are chosen', () => {
    expect(withClients({ q: 'sql' }, [])).toEqual({ q: 'sql' });
    expect(validateAllFindingsSearch({ client_id: 7 })).toEqual({});
    expect(clientsOf({})).toEqual([]);
  });
});
