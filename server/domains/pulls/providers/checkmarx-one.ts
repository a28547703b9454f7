// Checkmarx One: scans and results of its REST API. https://checkmarx.stoplight.io
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { toStatusProblem } from '../../source-hosts/index.ts';
import type { PullProvider, PullReport, Session } from './provider.ts';
import { readRows } from './read-rows.ts';
import { createServiceClient, parsed, queryOf, type ServiceClient } from './service-client.ts';

const name = 'Checkmarx One';
const pageRows = 1000;
const shownProjects = 100;
/** Scans of one project that are searched for the latest of each branch. */
const scansRead = 100;

const token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
const projectList = v.object({
  filteredTotalCount: v.optional(v.number()),
  totalCount: v.number(),
  projects: v.nullish(v.array(v.object({ id: v.string(), name: v.string() })), []),
});
const scan = v.object({
  id: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  branch: v.nullish(v.string(), ''),
  commitId: v.nullish(v.string(), ''),
});
const scanList = v.object({ scans: v.nullish(v.array(scan), []) });
const resultPage = v.object({
  totalCount: v.number(),
  results: v.nullish(v.array(v.record(v.string(), v.unknown())), []),
});

/** Both host names start with the region: `eu.ast.checkmarx.net` signs in at `eu.iam…`. */
export const signInOrigin = (base: string): string =>
  new URL(base).origin.replace(/(\/\/|\.)ast\.checkmarx\.net$/, '$1iam.checkmarx.net');

const accept = 'application/json; version=1.0';

const createClient = (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  credentials: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): ServiceClient => {
  const { base_url: base = '', tenant = '', client_id: id = '', client_secret = '' } = credentials;
  return createServiceClient({
    name,
    deps,
    base,
    signal,
    needs: 'Its client needs the roles view-projects, view-scans and view-results.',
    signIn: async (send) => {
      const path = `/auth/realms/${encodeURIComponent(tenant)}/protocol/openid-connect/token`;
      const answer = await send(`${signInOrigin(base)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: queryOf({ grant_type: 'client_credentials', client_id: id, client_secret }),
      });
      // Keycloak responds to an unknown client with 400 or 401, and to an unknown tenant with 404.
      if ([400, 401, 404].includes(answer.status))
        throw createProblem(422, 'host_token_refused', { host: name });
      if (answer.status !== 200) throw toStatusProblem(name, answer, deps.now());
      return { authorization: `Bearer ${parsed(name, token, answer).access_token}` };
    },
  });
};

/** Reads all open results of a scan as one report. `offset` counts pages. */
const readResults = ({ get }: ServiceClient, scanId: string) =>
  readRows(name, 'results', async (page) => {
    const { results, totalCount } = await get(resultPage, {
      path: '/api/results',
      params: {
        'scan-id': scanId,
        status: ['NEW', 'RECURRENT'],
        offset: String(page),
        limit: String(pageRows),
      },
      accept,
    });
    return { rows: results, total: totalCount };
  });

const toReport = (
  client: ServiceClient,
  { id, createdAt, branch, commitId }: v.InferOutput<typeof scan>,
) => ({
  id,
  createdAt,
  fileName: `checkmarx-one-${id}.json`,
  tool: 'checkmarx_one',
  ext: 'json',
  branch: branch || undefined,
  commit: commitId || undefined,
  content: () => readResults(client, id),
});

const newestOfEachBranch = (
  scans: readonly v.InferOutput<typeof scan>[],
): v.InferOutput<typeof scan>[] => {
  const at = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt);
  const newest = new Map<string, v.InferOutput<typeof scan>>();
  for (const one of scans.toSorted((a, b) => at(a) - at(b))) newest.set(one.branch, one);
  return [...newest.values()].toSorted((a, b) => at(a) - at(b));
};

const listReports = async (
  client: ServiceClient,
  projectId: string,
  since: string | undefined,
): Promise<PullReport[]> => {
  const { scans } = await client.get(scanList, {
    path: '/api/scans/',
    params: {
      'project-id': projectId,
      // A partial scan is not evidence that a finding is gone.
      statuses: 'Completed',
      sort: '-created_at',
      limit: String(scansRead),
      ...(since !== undefined && { 'from-date': since }),
    },
    accept,
  });
  return newestOfEachBranch(scans).map((one) => toReport(client, one));
};

const getProjects = ({ get }: ServiceClient, params: { limit: string; name?: string }) =>
  get(projectList, { path: '/api/projects/', params, accept });

const listProjects = async (client: ServiceClient, q: string | undefined) => {
  const { projects, ...counts } = await getProjects(client, {
    limit: String(shownProjects),
    ...(q !== undefined && q !== '' && { name: q }),
  });
  const data = projects.map((one) => ({ id: one.id, name: one.name }));
  return { data, total: counts.filteredTotalCount ?? counts.totalCount };
};

export const checkmarxOne: PullProvider = {
  name,
  fields: ['client_id', 'client_secret', 'base_url', 'tenant'],
  addressField: 'base_url',
  open: (deps, credentials, signal): Session => {
    const client = createClient(deps, credentials, signal);
    return {
      test: async () => void (await getProjects(client, { limit: '1' })),
      listProjects: (q) => listProjects(client, q),
      listReports: (projectId, since) => listReports(client, projectId, since),
    };
  },
};
