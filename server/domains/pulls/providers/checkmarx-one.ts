// Checkmarx One: scans and results of its REST API. https://checkmarx.stoplight.io
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { OutgoingRequest, OutgoingResponse } from '../../../platform/outgoing/outgoing.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { problemOf, toStatusProblem, unreadable } from '../../source-hosts/index.ts';
import type { PullProvider, PullReport, Session } from './provider.ts';

const name = 'Checkmarx One';
const pageRows = 1000;
const pageBytes = 50_000_000;
const shownProjects = 100;
/** Scans of one project that are looked through for the newest of each branch. */
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

type Params = Readonly<Record<string, string | readonly string[]>>;

const queryOf = (params: Params): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  ).toString();

/** Regions are written before both hosts: `eu.ast.checkmarx.net` signs in at `eu.iam…`. */
export const signInOrigin = (base: string): string =>
  new URL(base).origin.replace(/(\/\/|\.)ast\.checkmarx\.net$/, '$1iam.checkmarx.net');

const parsed = <Schema extends v.GenericSchema>(
  schema: Schema,
  { text }: OutgoingResponse,
): v.InferOutput<Schema> => {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw unreadable(name);
  }
};

const createClient = (
  { outgoing, now }: Pick<Deps, 'outgoing' | 'now'>,
  credentials: Readonly<Record<string, string>>,
) => {
  const { base_url: base = '', tenant = '', client_id: id = '', client_secret = '' } = credentials;
  let bearer: string | undefined;

  const call = (url: string, request: OutgoingRequest) =>
    outgoing.request(url, request).catch((error: unknown) => {
      throw problemOf(name, error);
    });

  const signIn = async (): Promise<string> => {
    if (!URL.canParse(base)) throw createProblem(502, 'host_unreachable', { host: name });
    const path = `/auth/realms/${encodeURIComponent(tenant)}/protocol/openid-connect/token`;
    const answer = await call(`${signInOrigin(base)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: queryOf({ grant_type: 'client_credentials', client_id: id, client_secret }),
    });
    // Keycloak answers an unknown client with 400 or 401, and an unknown tenant with 404.
    if ([400, 401, 404].includes(answer.status))
      throw createProblem(422, 'host_token_refused', { host: name });
    if (answer.status !== 200) throw toStatusProblem(name, answer, now());
    return parsed(token, answer).access_token;
  };

  const ask = async (path: string, params: Params): Promise<OutgoingResponse> => {
    bearer ??= await signIn();
    return call(`${new URL(base).origin}${path}?${queryOf(params)}`, {
      headers: { authorization: `Bearer ${bearer}`, accept: 'application/json; version=1.0' },
      timeoutMs: 60_000,
      maxBytes: pageBytes,
    });
  };

  /** A token may end during a long pull: one fresh one is tried. */
  return async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    params: Params,
  ): Promise<v.InferOutput<Schema>> => {
    let answer = await ask(path, params);
    if (answer.status === 401) {
      bearer = undefined;
      answer = await ask(path, params);
    }
    if (answer.status === 403)
      throw createProblem(422, 'host_declined', {
        host: name,
        status: 403,
        reason: 'Its client needs the roles view-projects, view-scans and view-results.',
      });
    if (answer.status !== 200) throw toStatusProblem(name, answer, now());
    return parsed(schema, answer);
  };
};

type Get = ReturnType<typeof createClient>;

/**
 * All open results of a scan as one report. `offset` counts pages. An answer that does not add up to
 * the total that it names ends with an error: a report with less would close findings.
 */
async function* readResults(get: Get, scanId: string): AsyncGenerator<string> {
  const seen = new Set<string>();
  let total = 0;
  yield '{"results":[';
  for (let page = 0; page === 0 || seen.size < total; page += 1) {
    const { results, totalCount } = await get(resultPage, '/api/results', {
      'scan-id': scanId,
      status: ['NEW', 'RECURRENT'],
      offset: String(page),
      limit: String(pageRows),
    });
    if (page > 0 && totalCount !== total) throw unreadable(name);
    total = totalCount;
    const before = seen.size;
    for (const row of results) {
      const text = JSON.stringify(row);
      const print = createHash('sha256').update(text).digest('base64');
      if (seen.has(print)) continue;
      yield seen.size === 0 ? text : `,${text}`;
      seen.add(print);
    }
    if (seen.size === before && seen.size < total) throw unreadable(name);
  }
  if (seen.size !== total) throw unreadable(name);
  yield `],"totalCount":${total}}`;
}

const toReport = (get: Get, { id, createdAt, branch, commitId }: v.InferOutput<typeof scan>) => ({
  id,
  createdAt,
  fileName: `checkmarx-one-${id}.json`,
  tool: 'checkmarx_one',
  ext: 'json',
  branch: branch || undefined,
  commit: commitId || undefined,
  content: () => readResults(get, id),
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
  get: Get,
  projectId: string,
  since: string | undefined,
): Promise<PullReport[]> => {
  const { scans } = await get(scanList, '/api/scans/', {
    'project-id': projectId,
    // A partial scan does not show that a finding is gone.
    statuses: 'Completed',
    sort: '-created_at',
    limit: String(scansRead),
    ...(since !== undefined && { 'from-date': since }),
  });
  return newestOfEachBranch(scans).map((one) => toReport(get, one));
};

const listProjects = async (get: Get, q: string | undefined) => {
  const { projects, ...counts } = await get(projectList, '/api/projects/', {
    limit: String(shownProjects),
    ...(q !== undefined && q !== '' && { name: q }),
  });
  const data = projects.map((one) => ({ id: one.id, name: one.name }));
  return { data, total: counts.filteredTotalCount ?? counts.totalCount };
};

export const checkmarxOne: PullProvider = {
  name,
  fields: ['client_id', 'client_secret', 'base_url', 'tenant'],
  open: (deps, credentials): Session => {
    const get = createClient(deps, credentials);
    return {
      test: async () => void (await get(projectList, '/api/projects/', { limit: '1' })),
      listProjects: (q) => listProjects(get, q),
      listReports: (projectId, since) => listReports(get, projectId, since),
    };
  },
};
