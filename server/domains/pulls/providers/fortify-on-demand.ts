// Fortify on Demand: releases, scans and vulnerabilities of its API v3.
// https://api.ams.fortify.com/swagger/ui/index
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { toStatusProblem } from '../../source-hosts/index.ts';
import type { PullProject, PullProvider, PullReport, Session } from './provider.ts';
import { readRows } from './read-rows.ts';
import {
  createServiceClient,
  parsed,
  queryOf,
  type ServiceCall,
  type ServiceClient,
} from './service-client.ts';

const name = 'Fortify on Demand';
/** The data center of the Americas, unless a URL is configured. */
const defaultBase = 'https://api.ams.fortify.com';
/** The maximum page size of its lists. */
const pageRows = 50;
const shownReleases = 100;
/** Its filters compare whole values, so this many releases are searched for a part of a name. */
const releasesSearched = 1000;
const scansRead = 50;

const token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
const release = v.object({
  releaseId: v.number(),
  releaseName: v.string(),
  applicationName: v.string(),
});
const releaseList = v.object({ items: v.array(release), totalCount: v.number() });
const scanList = v.object({
  items: v.array(
    v.object({
      scanId: v.number(),
      analysisStatusType: v.nullish(v.string()),
      completedDateTime: v.nullish(v.string()),
    }),
  ),
});
const vulnerabilityPage = v.object({
  items: v.array(v.record(v.string(), v.unknown())),
  totalCount: v.number(),
  isRepositoryUpdating: v.nullish(v.boolean()),
});

const createClient = (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  credentials: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): ServiceClient => {
  const { client_id = '', client_secret = '', base_url: base = defaultBase } = credentials;
  return createServiceClient({
    name,
    deps,
    base,
    signal,
    needs: 'Its API key needs a role that may see the application, such as Read Only.',
    signIn: async (send) => {
      const answer = await send(`${new URL(base).origin}/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: queryOf({
          grant_type: 'client_credentials',
          scope: 'api-tenant',
          client_id,
          client_secret,
        }),
      });
      if ([400, 401].includes(answer.status))
        throw createProblem(422, 'host_token_refused', { host: name });
      if (answer.status !== 200) throw toStatusProblem(name, answer, deps.now());
      return { authorization: `Bearer ${parsed(name, token, answer).access_token}` };
    },
  });
};

/** Has to be a number, because it becomes a part of a path. */
const pathOf = (releaseId: string): string => {
  if (!/^\d+$/.test(releaseId)) throw createProblem(404, 'host_not_found', { host: name });
  return `/api/v3/releases/${releaseId}`;
};

const toProject = ({ releaseId, releaseName, applicationName }: v.InferOutput<typeof release>) => ({
  id: String(releaseId),
  name: `${applicationName} ${releaseName}`,
});

const listProjects = async ({ get }: ServiceClient, q = '') => {
  const wanted = q.toLowerCase();
  const found: PullProject[] = [];
  let total = Number.POSITIVE_INFINITY;
  const most = wanted === '' ? shownReleases : releasesSearched;
  for (let offset = 0; offset < Math.min(total, most); offset += pageRows) {
    const page = await get(releaseList, {
      path: '/api/v3/releases',
      params: {
        orderBy: 'applicationName',
        orderByDirection: 'ASC',
        offset: String(offset),
        limit: String(pageRows),
      },
    });
    total = page.totalCount;
    found.push(
      ...page.items.map(toProject).filter((one) => one.name.toLowerCase().includes(wanted)),
    );
  }
  return { data: found.slice(0, shownReleases), total: wanted === '' ? total : found.length };
};

/** Its times have no time zone. Only their order matters, so any zone can be used. */
const toInstant = (text: string): number =>
  Date.parse(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);

/** Results that are still being prepared would read as an empty list, which closes findings. */
const getReady = async ({ ask, refuse }: ServiceClient, call: ServiceCall) => {
  const answer = await ask(call);
  const page = answer.status === 200 ? parsed(name, vulnerabilityPage, answer) : undefined;
  if (answer.status === 202 || page?.isRepositoryUpdating === true)
    throw createProblem(502, 'host_preparing', { host: name });
  return page ?? refuse(answer);
};

const readVulnerabilities = (client: ServiceClient, path: string) =>
  readRows(name, 'items', async (page) => {
    const { items, totalCount } = await getReady(client, {
      path: `${path}/vulnerabilities`,
      params: {
        // Without them a suppression would look like a fix.
        includeSuppressed: 'true',
        includeFixed: 'false',
        orderBy: 'id',
        orderByDirection: 'ASC',
        offset: String(page * pageRows),
        limit: String(pageRows),
      },
    });
    return { rows: items, total: totalCount };
  });

/**
 * A release has one list of vulnerabilities, from all its kinds of scans. It is newer if any scan
 * has completed since.
 */
const listReports = async (client: ServiceClient, releaseId: string): Promise<PullReport[]> => {
  const path = pathOf(releaseId);
  const { items } = await client.get(scanList, {
    path: `${path}/scans`,
    params: {
      orderBy: 'completedDateTime',
      orderByDirection: 'DESC',
      offset: '0',
      limit: String(scansRead),
    },
  });
  const [newest] = items
    .flatMap(({ scanId, analysisStatusType: status, completedDateTime: text }) => {
      const at = text == null || status !== 'Completed' ? Number.NaN : toInstant(text);
      return Number.isNaN(at) ? [] : [{ scanId, at }];
    })
    .toSorted((a, b) => b.at - a.at || b.scanId - a.scanId);
  return newest
    ? [
        {
          id: String(newest.scanId),
          createdAt: new Date(newest.at).toISOString(),
          fileName: `fortify-on-demand-${releaseId}-${newest.scanId}.json`,
          tool: 'fortify-on-demand',
          ext: 'json',
          content: () => readVulnerabilities(client, path),
        },
      ]
    : [];
};

export const fortifyOnDemand: PullProvider = {
  name,
  fields: ['client_id', 'client_secret', 'release_id'],
  optional: ['base_url'],
  addressField: 'base_url',
  defaultAddress: defaultBase,
  open: (deps, credentials, signal): Session => {
    const client = createClient(deps, credentials, signal);
    const { release_id: releaseId = '' } = credentials;
    return {
      test: async () => void (await client.get(release, { path: pathOf(releaseId) })),
      listProjects: (q) => listProjects(client, q),
      listReports: (projectId) => listReports(client, projectId),
    };
  },
};
