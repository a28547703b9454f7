// Adds what the repository's settings require to a pull request after it has been opened.
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { PullRequestSettings } from '../../../platform/db/schema/pull-request-settings.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { connectRepository, OpenedItem } from '../../source-hosts/index.ts';
import { listOwnerHandles } from '../../teams/codeowners/index.ts';

type Connected = Awaited<ReturnType<typeof connectRepository>>;

/** The opened pull request, with the details that the host rejected. */
export type Opened = OpenedItem & { notes?: RemediationNote[] };

const refused = (code: RemediationNote['code'], names: readonly string[]): RemediationNote[] =>
  names.length === 0 ? [] : [{ code, file: null, command: null, names: [...names] }];

/**
 * The pull request is already open: rejections by the host are reported, but nothing is reverted.
 */
const orRefused = async (
  work: () => Promise<readonly string[]>,
  names: readonly string[],
): Promise<readonly string[]> =>
  work().catch((error: unknown) => {
    if (error instanceof Problem) return names;
    throw error;
  });

const addLabels = async (
  { host, repository }: Connected,
  number: number,
  labels: readonly string[],
): Promise<readonly string[]> => {
  const add = host.addLabels;
  // A host without labels is reported once, with the rule, instead of at each pull request.
  if (labels.length === 0 || !add) return [];
  return orRefused(async () => {
    await add(repository, number, labels);
    return [];
  }, labels);
};

/** GitHub's limit for one pull request. */
const mostReviewers = 15;

const askReviewers = async (
  connected: Connected,
  number: number,
  { reviewers, reviewer_names: names }: PullRequestSettings,
  paths: readonly string[],
): Promise<readonly string[]> => {
  if (reviewers === 'none') return [];
  let handles: readonly string[] = names;
  if (reviewers === 'codeowners')
    try {
      handles = await listOwnerHandles(connected, paths);
    } catch (error) {
      if (error instanceof Problem) return ['CODEOWNERS'];
      throw error;
    }
  const { host, repository } = connected;
  const asked = handles.slice(0, mostReviewers);
  return [
    ...(await orRefused(() => host.requestReviewers(repository, number, asked), asked)),
    ...handles.slice(mostReviewers),
  ];
};

/** @param paths the files that the pull request changes */
export const addDetails = async (
  connected: Connected,
  { number }: OpenedItem,
  settings: PullRequestSettings,
  paths: readonly string[],
): Promise<RemediationNote[]> => [
  ...refused('labels_refused', await addLabels(connected, number, settings.labels)),
  ...refused('reviewers_refused', await askReviewers(connected, number, settings, paths)),
];
