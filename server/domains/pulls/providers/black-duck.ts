// Black Duck: versions of projects and their vulnerable components. Each server documents its API
// at `/api-doc/public.html`.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { toStatusProblem } from '../../source-hosts/index.ts';
import type { PullProject, PullProvider, PullReport, Session } from './provider.ts';
import { readRows } from './read-rows.ts';
import { createServiceClient, parsed, type ServiceClient } from './service-client.ts';

const name = 'Black Duck';
const pageRows = 100;
/** Each listed project needs a request for its versions. */
const projectsRead = 20;
const shownVersions = 100;

const media = (type: string): string => `application/vnd.blackducksoftware.${type}+json`;
const ofProjects = media('project-detail-4');
const ofVersions = media('project-detail-5');
/**
 * Servers since 2024.7 support 8, and may reject 6; older ones support 6. The reader parses both.
 */
const ofComponents = [media('bill-of-materials-8'), media('bill-of-materials-6')] as const;

const token = v.object({ bearerToken: v.pipe(v.string(), v.nonEmpty()) });
const meta = v.object({ href: v.string() });
const projectList = v.object({
  totalCount: v.number(),
  items: v.array(v.object({ name: v.string(), _meta: meta })),
});
const versionList = v.object({
  totalCount: v.number(),
  items: v.array(v.object({ versionName: v.string(), _meta: meta })),
});
const riskProfile = v.object({
  bomLastUpdatedAt: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
  categories: v.unknown(),
});
const componentPage = v.object({
  totalCount: v.number(),
  items: v.array(v.record(v.string(), v.unknown())),
});

const createClient = (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  { api_token = '', black_duck_url: base = '' }: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): ServiceClient =>
  createServiceClient({
    name,
    deps,
    base,
    signal,
    needs: 'The user of the API token needs access to the project.',
    signIn: async (send) => {
      const answer = await send(`${new URL(base).origin}/api/tokens/authenticate`, {
        method: 'POST',
        headers: { authorization: `token ${api_token}`, accept: media('user-4') },
      });
      if ([400, 401].includes(answer.status))
        throw createProblem(422, 'host_token_refused', { host: name });
      if (answer.status !== 200) throw toStatusProblem(name, answer, deps.now());
      const csrf = answer.headers['x-csrf-token'];
      return {
        authorization: `Bearer ${parsed(name, token, answer).bearerToken}`,
        ...(csrf !== undefined && { 'x-csrf-token': csrf }),
      };
    },
  });

/** Only the path of a link is followed, because the sign-in belongs to the configured URL. */
const pathOf = (href: string): string => {
  const path = URL.canParse(href) ? new URL(href).pathname : '';
  if (!/^\/api\/projects\/[\w-]+(?:\/versions\/[\w-]+)?$/.test(path))
    throw createProblem(404, 'host_not_found', { host: name });
  return path;
};

const versionPath = /^\/api\/projects\/([\w-]+)\/versions\/([\w-]+)$/;

/** `project/version`, both by the server's ids. */
const toId = (href: string): string => {
  const [, project = '', version = ''] = versionPath.exec(pathOf(href)) ?? [];
  return `${project}/${version}`;
};

const pathOfId = (id: string): string => {
  const [project = '', version = ''] = id.split('/');
  const path = `/api/projects/${project}/versions/${version}`;
  if (!versionPath.test(path) || `${project}/${version}` !== id)
    throw createProblem(404, 'host_not_found', { host: name });
  return path;
};

const getProjects = ({ get }: ServiceClient, params: Record<string, string>) =>
  get(projectList, { path: '/api/projects', params, accept: ofProjects });

const listProjects = async (client: ServiceClient, q = '') => {
  const { items: projects, totalCount } = await getProjects(client, {
    offset: '0',
    limit: String(projectsRead),
    sort: 'name asc',
    ...(q !== '' && { q: `name:${q}` }),
  });
  const found: PullProject[] = [];
  let total = totalCount - projects.length;
  for (const project of projects) {
    const versions = await client.get(versionList, {
      path: `${pathOf(project._meta.href)}/versions`,
      params: { offset: '0', limit: String(pageRows) },
      accept: ofVersions,
    });
    total += versions.totalCount;
    for (const { versionName, _meta } of versions.items)
      found.push({ id: toId(_meta.href), name: `${project.name} ${versionName}` });
  }
  return { data: found.slice(0, shownVersions), total };
};

const readComponents = (client: ServiceClient, path: string) => {
  let accept: string = ofComponents[0];
  return readRows(name, 'items', async (page) => {
    const call = {
      path: `${path}/vulnerable-bom-components`,
      params: { offset: String(page * pageRows), limit: String(pageRows) },
    };
    let answer = await client.ask({ ...call, accept });
    if (answer.status === 406 && page === 0) {
      [, accept] = ofComponents;
      answer = await client.ask({ ...call, accept });
    }
    if (answer.status !== 200) return client.refuse(answer);
    const { items, totalCount } = parsed(name, componentPage, answer);
    return { rows: items, total: totalCount };
  });
};

/**
 * A version has one SBOM. It is newer if it was recomputed, or if new advisories changed its number
 * of risks.
 */
const listReports = async (client: ServiceClient, id: string): Promise<PullReport[]> => {
  const path = pathOfId(id);
  const { bomLastUpdatedAt: at, categories } = await client.get(riskProfile, {
    path: `${path}/risk-profile`,
    accept: 'application/json',
  });
  if (at == null) return [];
  const risks = createHash('sha256').update(JSON.stringify(categories)).digest('hex').slice(0, 16);
  return [
    {
      id: `${at}/${risks}`,
      createdAt: at,
      fileName: `black-duck-${id.replace('/', '-')}.json`,
      tool: 'black-duck-api',
      ext: 'json',
      content: () => readComponents(client, path),
    },
  ];
};

export const blackDuck: PullProvider = {
  name,
  fields: ['api_token', 'black_duck_url'],
  addressField: 'black_duck_url',
  open: (deps, credentials, signal): Session => {
    const client = createClient(deps, credentials, signal);
    return {
      test: async () => void (await getProjects(client, { limit: '1', offset: '0' })),
      listProjects: (q) => listProjects(client, q),
      listReports: (projectId) => listReports(client, projectId),
    };
  },
};
