import type {
  ClientRef,
  ExportSelectionRequest,
  FilterKey,
  Finding,
  FindingRow,
} from '../../generated/model';
import type { Overlay } from '../answers';
import { countOpen, optionsOf } from '../data/counts';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { findingsFile, formatOf, orderOnly } from './exports';
import { rowOf } from './findings';
import { matching } from './matching';
import { limited, takeOptionSearch } from './option-search';
import { pageOf } from './page';
import { requestedRepositories } from './repository-list';
import { optionalBodyOf } from './request';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;
type Owned = { finding: Finding; client: ClientRef };

const ownedRow = ({ finding, client }: Owned): FindingRow => {
  const { id, attributes } = rowOf(finding);
  return { id, attributes: { ...attributes, client } };
};

/** The matching findings that the body lists; all of them without a body. */
const selectedOf = async (
  request: Request,
  url: URL,
  findings: readonly Finding[],
): Promise<Finding[]> => {
  const { finding_ids: ids, selection } = await optionalBodyOf<ExportSelectionRequest>(request);
  if (ids !== undefined)
    return matching(findings, orderOnly(url)).filter(({ id }) => ids.includes(id));
  if (selection === undefined) return matching(findings, url);
  const asked = orderOnly(url);
  for (const [key, value] of Object.entries(selection.filter)) asked.searchParams.set(key, value);
  return matching(findings, asked).filter(({ id }) => !selection.except?.includes(id));
};

/** The rows of one managed organization, or of the user's own. */
const managedOverlay = (state: MockState) => {
  const rowsOf = ({ id }: Params) => {
    if (id === state.client._id) return state;
    return state.clientRows.of(String(id)) ?? refuse(404, 'Organisation not found.');
  };
  const repositoriesOf = (params: Params) => {
    const { repositories, findings } = rowsOf(params);
    return repositories.map((repository) => {
      const own = findings.filter(({ attributes }) => attributes.repository.id === repository.id);
      const priorities = own.map(({ attributes: { priority } }) => priority);
      return {
        ...repository,
        attributes: {
          ...repository.attributes,
          open_findings: countOpen(own),
          highest_priority: own.length === 0 ? null : Math.max(...priorities),
        },
      };
    });
  };
  return {
    listManagedFindings: ({ params, request }) => {
      const url = new URL(request.url);
      const { data, meta } = pageOf(matching(rowsOf(params).findings, url), url);
      return { data: data.map(rowOf), meta };
    },
    exportManagedFindings: async ({ params, request }) => {
      const url = new URL(request.url);
      const { findings } = rowsOf(params);
      const rows = (await selectedOf(request, url, findings)).map(rowOf);
      return findingsFile(state, formatOf(url), url, rows);
    },
    getManagedFinding: ({ params }) => {
      const { findings } = rowsOf(params);
      const finding = findings.find(({ id }) => id === params['finding']);
      return { data: finding ?? refuse(404, 'Finding data not found') };
    },
    listManagedRepositories: ({ params, request }) => {
      const url = new URL(request.url);
      return pageOf(requestedRepositories(repositoriesOf(params), url), url);
    },
    getManagedRepository: ({ params }) => {
      const repository = repositoriesOf(params).find(({ id }) => id === params['repo']);
      return { data: repository ?? refuse(404, 'Repository not found.') };
    },
  } satisfies Overlay;
};

/** The findings of several organizations, for users who manage them. */
export const findingsOfClientsOverlay = (state: MockState) => {
  const clients = (url: URL): ClientRef[] => {
    const wanted = url.searchParams.get('client_id')?.split(',');
    return state.clients.all
      .map(({ _id: id, organization_name: name }) => ({ id, name }))
      .filter(({ id }) => wanted?.includes(id) ?? true);
  };
  const found = (url: URL): Owned[] => {
    const owned = clients(url).flatMap((client) =>
      (state.clientRows.of(client.id)?.findings ?? state.findings).map((finding) => ({
        finding,
        client,
      })),
    );
    const clientOf = new Map(owned.map(({ finding, client }) => [finding.id, client] as const));
    const rows = owned.map(({ finding }) => finding);
    return matching(rows, url).flatMap((finding) => {
      const client = clientOf.get(finding.id);
      return client ? [{ finding, client }] : [];
    });
  };
  return {
    ...managedOverlay(state),
    listFindingsOfClients: ({ request }) => {
      const url = new URL(request.url);
      const rows = found(url);
      const { data, meta } = pageOf(rows, url);
      return {
        data: data.map(ownedRow),
        meta: {
          ...meta,
          clients: {
            read: new Set(rows.map(({ client }) => client.id)).size,
            left_out: 0,
            not_read: [],
          },
        },
      };
    },
    exportFindingsOfClients: async ({ request }) => {
      const url = new URL(request.url);
      const named = new Set(
        (
          await selectedOf(
            request,
            url,
            found(url).map(({ finding }) => finding),
          )
        ).map(({ id }) => id),
      );
      const rows = found(url)
        .filter(({ finding }) => named.has(finding.id))
        .map(ownedRow);
      return findingsFile(state, formatOf(url), url, rows, clients(url));
    },
    listFilterOptionsOfClients: ({ request }) => {
      const url = new URL(request.url);
      const key = url.searchParams.get('filter_key') as FilterKey | 'client'; // the contract's names
      const { words, limit } = takeOptionSearch(url);
      // A filter does not narrow its own values.
      url.searchParams.delete(key === 'client' ? 'client_id' : key);
      const rows = found(url);
      const options =
        key === 'client'
          ? clients(url).map(({ id, name }) => ({
              value: id,
              label: name,
              count: rows.filter(({ client }) => client.id === id).length,
            }))
          : optionsOf(
              rows.map(({ finding }) => finding),
              key,
            );
      return {
        data: {
          filter_key: key,
          ...limited(
            options.filter(({ label, count }) => count > 0 && label.toLowerCase().includes(words)),
            limit,
          ),
          counts_are_exact: true,
        },
      };
    },
  } satisfies Overlay;
};
