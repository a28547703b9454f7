// Sample data for an organization that wants to see findings before it uploads its own. The reports
// are imported like uploads; nothing bypasses the import.
import { and, asc, eq, like } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import { enqueueReport } from '../imports/index.ts';
import { deleteRepository } from '../repositories/index.ts';
import { getTargetRepository } from '../scans/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { listSampleReports, readSampleRepositories, type SampleFacts } from './sample-files.ts';

type Sample = components['schemas']['Sample'];

const homeOf = (name: string) => `sample:${name}`;
const branch = 'main';

const listSampleRepositories = (tx: Tx, clientId: string) =>
  tx
    .select({ id: repositories.id, nickname: repositories.nickname })
    .from(repositories)
    .where(and(eq(repositories.clientId, clientId), like(repositories.homeOf, homeOf('%'))))
    .orderBy(asc(repositories.id));

const addRepository = async (
  tx: Tx,
  { clientId, userId }: Principal,
  nickname: string,
  facts: SampleFacts,
): Promise<Sample['repositories'][number]> => {
  const id = await getTargetRepository(tx, {
    clientId,
    createdBy: userId,
    homeOf: homeOf(nickname),
    nickname,
    repoType: 'sample',
  });
  const [row] = await tx
    .update(repositories)
    .set({
      branch,
      description: facts.description,
      priority: facts.priority,
      primaryPurpose: facts.primary_purpose,
      dealsWithConfidentialData: facts.deals_with_confidential_data,
      tags: [...facts.tags, 'sample'],
    })
    .where(and(eq(repositories.clientId, clientId), eq(repositories.id, id)))
    .returning({ nickname: repositories.nickname });
  return { id, nickname: row?.nickname ?? nickname };
};

export const loadSample = async (
  deps: Deps,
  who: Principal,
  requestId: string,
): Promise<Sample> => {
  const added = await inTenant(deps.db, toTenant(who), async (tx) => {
    const known = await listSampleRepositories(tx, who.clientId);
    if (known.length > 0) return { known };
    const made = new Map<string, Sample['repositories'][number]>();
    for (const [name, facts] of readSampleRepositories())
      made.set(name, await addRepository(tx, who, name, facts));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'client.load_sample',
      subject: { type: 'client', id: who.clientId },
      detail: { repositories: [...made.values()].map(({ nickname }) => nickname) },
      requestId,
    });
    return { made };
  });
  if (added.made === undefined) return { repositories: added.known, scans: [] };
  const scans: string[] = [];
  for (const { repository, fileName, ext, content } of listSampleReports()) {
    const target = added.made.get(repository);
    if (target === undefined) continue;
    scans.push(
      await enqueueReport(
        deps,
        {
          clientId: who.clientId,
          repositoryId: target.id,
          fileName,
          tool: '',
          ext,
          branch,
          createdBy: who.userId,
          action: 'scans.sample',
          content: content(),
        },
        () => Promise.resolve(),
      ),
    );
  }
  return { repositories: [...added.made.values()], scans };
};

export const removeSample = async (
  deps: Deps,
  who: Principal,
  requestId: string,
): Promise<void> => {
  const known = await inTenant(deps.db, toTenant(who), (tx) =>
    listSampleRepositories(tx, who.clientId),
  );
  for (const { id } of known) await deleteRepository(deps, who, id, requestId);
};
