import type { ClientRef, FilterKey, Finding } from '../../generated/model';
import type { Overlay } from '../answers';
import { optionsOf } from '../data/counts';
import type { MockState } from '../state';
import { rowOf } from './findings';
import { matching } from './matching';
import { pageOf } from './page';

/** Whose the findings are, one after the other: as in the list of organisations. */
const owners: readonly ClientRef[] = [
  { id: '01980a5c-0c00-7000-8000-000000000010', name: 'Meridian Freight' },
  { id: '01980a5c-0c00-7000-8000-000000000011', name: 'Tessera Labs' },
  { id: '01980a5c-0c00-7000-8000-000000000015', name: 'Brightwater Clinics' },
];

const [first = { id: '', name: '' }] = owners;
const clientOf = (index: number): ClientRef => owners[index % owners.length] ?? first;

/** The findings of several organisations, for those who administer them. */
export const findingsOfClientsOverlay = (state: MockState) => {
  const clients = new Map(state.findings.map(({ id }, index) => [id, clientOf(index)] as const));
  const ownerOf = ({ id }: Finding): ClientRef => clients.get(id) ?? clientOf(0);
  const found = (url: URL): Finding[] => {
    const wanted = url.searchParams.get('client_id')?.split(',');
    return matching(state.findings, url, state).filter(
      (finding) => wanted?.includes(ownerOf(finding).id) ?? true,
    );
  };
  return {
    listFindingsOfClients: ({ request }) => {
      const url = new URL(request.url);
      const rows = found(url);
      const { data, meta } = pageOf(rows, url);
      return {
        data: data.map((finding) => {
          const { id, attributes } = rowOf(finding);
          return { id, attributes: { ...attributes, client: ownerOf(finding) } };
        }),
        meta: {
          ...meta,
          clients: { read: new Set(rows.map(ownerOf)).size, left_out: 0, not_read: [] },
        },
      };
    },
    listFilterOptionsOfClients: ({ request }) => {
      const url = new URL(request.url);
      const key = url.searchParams.get('filter_key') as FilterKey | 'client'; // The contract's own words.
      const words = url.searchParams.get('q')?.toLowerCase() ?? '';
      url.searchParams.delete('q');
      // The filter itself does not narrow its own values.
      url.searchParams.delete(key === 'client' ? 'client_id' : key);
      const rows = found(url);
      const options =
        key === 'client'
          ? owners.map(({ id, name }) => ({
              value: id,
              label: name,
              count: rows.filter((finding) => ownerOf(finding).id === id).length,
            }))
          : optionsOf(rows, key);
      return {
        data: {
          filter_key: key,
          options: options.filter(
            ({ label, count }) => count > 0 && label.toLowerCase().includes(words),
          ),
          counts_are_exact: true,
          truncated: false,
        },
      };
    },
  } satisfies Overlay;
};
