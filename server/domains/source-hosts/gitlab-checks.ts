// The pipeline of a merge request's latest commit.
import * as v from 'valibot';
import { checkName, type CheckState, checkUrl, commitId } from './checks.ts';
import { followPages } from './follow-pages.ts';
import type { HostCheck } from './host.ts';
import type { HostClient } from './host-client.ts';

const pipelinesSchema = v.array(
  v.object({
    id: v.number(),
    sha: commitId,
    ref: v.nullish(v.string()),
    status: v.string(),
    web_url: checkUrl,
  }),
);
const jobsSchema = v.array(
  v.object({
    name: checkName,
    status: v.string(),
    target_url: checkUrl,
    allow_failure: v.nullish(v.boolean()),
  }),
);

/** Status of a pipeline or a job: https://docs.gitlab.com/api/pipelines/ */
const stateOf = (status: string): CheckState => {
  if (status === 'success' || status === 'skipped') return 'passing';
  return status === 'failed' || status === 'canceled' ? 'failing' : 'pending';
};

/** Pipelines of the merged result have a commit of their own. */
const isOfMergedResult = (ref: string | null | undefined): boolean =>
  /^refs\/merge-requests\/\d+\/(?:merge|train)$/.test(ref ?? '');

const pageSize = 100;

/** @param project its URL in the API */
export const listGitlabChecks = async (
  client: HostClient,
  project: string,
  { number, head }: { number: number; head: string },
): Promise<HostCheck[]> => {
  // Sorted from the newest.
  const pipelines = await client.json(
    pipelinesSchema,
    `${project}/merge_requests/${number}/pipelines?per_page=${pageSize}`,
  );
  const pipeline = pipelines.find(({ sha, ref }) => sha === head || isOfMergedResult(ref));
  if (!pipeline) return [];
  const { id, sha, status, web_url: url } = pipeline;
  const whole: HostCheck = { name: `Pipeline ${id}`, state: stateOf(status), url: url ?? null };
  if (whole.state !== 'failing') return [whole];
  const jobs = await followPages(pageSize, (page) =>
    client.json(
      jobsSchema,
      `${project}/repository/commits/${encodeURIComponent(sha)}/statuses?pipeline_id=${id}&per_page=${pageSize}&page=${page}`,
    ),
  );
  // A pipeline passes even if a job fails that is allowed to fail.
  const failed = jobs.filter(
    ({ status: of, allow_failure: may }) => stateOf(of) === 'failing' && may !== true,
  );
  return failed.length === 0
    ? [whole]
    : failed.map((job) => ({ name: job.name, state: 'failing', url: job.target_url ?? null }));
};
