// Check runs of Apps, such as GitHub Actions, and the statuses that other pipelines set.
import type { Octokit as AnyOctokit } from 'octokit';
import * as v from 'valibot';
import { checkName, type CheckState, checkUrl } from './checks.ts';
import { followPages } from './follow-pages.ts';
import type { HostCheck } from './host.ts';
import type { HostClient } from './host-client.ts';

const pageSize = 100;

const runsSchema = v.object({
  check_runs: v.array(
    v.object({
      name: checkName,
      status: v.string(),
      conclusion: v.nullish(v.string()),
      html_url: checkUrl,
      details_url: checkUrl,
    }),
  ),
});
const statusesSchema = v.object({
  statuses: v.array(v.object({ context: checkName, state: v.string(), target_url: checkUrl })),
});

const passed: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped']);

const stateOfRun = (status: string, conclusion: string | null | undefined): CheckState =>
  status !== 'completed' ? 'pending' : passed.has(conclusion ?? '') ? 'passing' : 'failing';

const stateOfStatus = (state: string): CheckState =>
  state === 'success' ? 'passing' : state === 'pending' ? 'pending' : 'failing';

export const listGithubChecks = async (
  octokit: AnyOctokit,
  read: HostClient['read'],
  at: { owner: string; repo: string },
  head: string,
): Promise<HostCheck[]> => {
  const where = { ...at, ref: head, per_page: pageSize };
  const runs = await followPages(pageSize, async (page) => {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
      ...where,
      page,
    });
    return read(runsSchema, data).check_runs;
  });
  const statuses = await followPages(pageSize, async (page) => {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}/status', {
      ...where,
      page,
    });
    return read(statusesSchema, data).statuses;
  });
  return [
    ...runs.map(({ name, status, conclusion, html_url: page, details_url: details }) => ({
      name,
      state: stateOfRun(status, conclusion),
      url: page ?? details ?? null,
    })),
    ...statuses.map(({ context, state, target_url: url }) => ({
      name: context,
      state: stateOfStatus(state),
      url: url ?? null,
    })),
  ];
};
