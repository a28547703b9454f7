// What the settings of a repository add to a pull request once it is open.
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { PullRequestSettings } from '../../../platform/db/schema/pull-request-settings.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { connectRepository, OpenedItem } from '../../source-hosts/index.ts';

type Connected = Awaited<ReturnType<typeof connectRepository>>;

/** What was opened, with what the host refused of it. */
export type Opened = OpenedItem & { notes?: RemediationNote[] };

const refused = (code: RemediationNote['code'], names: readonly string[]): RemediationNote[] =>
  names.length === 0 ? [] : [{ code, file: null, command: null, names: [...names] }];

/** The pull request is open: what its host refuses becomes a note, and takes nothing back. */
const orNote = async (work: () => Promise<RemediationNote[]>, note: RemediationNote[]) =>
  work().catch((error: unknown) => {
    if (error instanceof Problem) return note;
    throw error;
  });

export const addDetails = async (
  { host, repository }: Connected,
  { number }: OpenedItem,
  { labels }: PullRequestSettings,
): Promise<RemediationNote[]> => {
  if (labels.length === 0) return [];
  const note = refused('labels_refused', labels);
  if (!host.addLabels) return note;
  const add = host.addLabels;
  return orNote(async () => {
    await add(repository, number, labels);
    return [];
  }, note);
};
