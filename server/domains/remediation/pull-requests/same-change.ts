// Finds open pull requests that contain the same change as another finding's fix: two
// vulnerabilities of a component, or one flaw that two scanners report.
import { and, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../findings/index.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { type RemediationNote, remediations } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import type { Candidate, RecordedPull } from './record.ts';

export type SameChange = {
  pull: RecordedPull;
  /** The candidate with the verification results of the change. */
  candidate: Candidate;
};

/** Results of a re-scan concern the other finding. */
const isOfChange = ({ code }: RemediationNote): boolean =>
  !['rescanned', 'rescan_unclear', 'no_scanner'].includes(code);

export const listSameChanges = (
  deps: Deps,
  actor: Actor,
  candidates: readonly Candidate[],
): Promise<SameChange[]> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const opened = alias(remediations, 'opened');
    const rows = await tx
      .selectDistinctOn([remediations.findingId], {
        findingId: remediations.findingId,
        url: opened.pullRequestUrl,
        number: opened.pullRequestNumber,
        head: opened.pullRequestHead,
        base: opened.pullRequestBase,
        text: opened.pullRequestText,
        notes: opened.notes,
      })
      .from(remediations)
      .innerJoin(
        opened,
        and(
          eq(opened.clientId, remediations.clientId),
          eq(opened.repositoryId, remediations.repositoryId),
          eq(opened.filePath, remediations.filePath),
          eq(opened.codeDiff, remediations.codeDiff),
          ne(opened.findingId, remediations.findingId),
          eq(opened.pullRequestState, 'open'),
        ),
      )
      .where(
        and(
          ofCurrentClient(remediations),
          inArray(
            remediations.findingId,
            candidates.map(({ findingId }) => findingId),
          ),
        ),
      )
      .orderBy(remediations.findingId, opened.pullRequestNumber);
    return rows.flatMap(({ findingId, url, number, head, base, text, notes }) => {
      const candidate = candidates.find((each) => each.findingId === findingId);
      return candidate && url !== null && number !== null
        ? [
            {
              pull: { url, number, head: head ?? undefined, base: base ?? undefined, text },
              candidate: {
                ...candidate,
                notes: [
                  ...notes.filter(isOfChange),
                  ...candidate.notes.filter((each) => !isOfChange(each)),
                ],
              },
            },
          ]
        : [];
    });
  });
