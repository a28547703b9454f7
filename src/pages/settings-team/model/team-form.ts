import * as v from 'valibot';
import { teamRequestSchema } from '@/shared/api/generated/forms/teams';
import type { Team, TeamOwnership, TeamRequest } from '@/shared/api/generated/model';

const entry = teamRequestSchema.entries.owns.pipe[0].item.entries;

/** The repositories that an entry applies to: all of them, one, or those with a tag. */
export const everywhere = '*';
export const ofRepository = (id: string) => `repository:${id}`;
export const ofTag = (tag: string) => `tag:${tag}`;

export const teamSchema = v.object({
  name: teamRequestSchema.entries.name,
  member_ids: teamRequestSchema.entries.member_ids,
  owns: v.array(v.object({ where: v.string(), path: entry.path })),
});
export type TeamForm = v.InferInput<typeof teamSchema>;

const whereOf = ({ repository, tag }: TeamOwnership): string =>
  repository !== null ? ofRepository(repository.id) : tag !== null ? ofTag(tag) : everywhere;

/** Entries from CODEOWNERS files are not part of the form. */
export const formOf = (team: Team | undefined): TeamForm => ({
  name: team?.name ?? '',
  member_ids: team?.members.map(({ id }) => id) ?? [],
  owns: (team?.owns ?? [])
    .filter(({ source }) => source === 'manual')
    .map((owned) => ({ where: whereOf(owned), path: owned.path ?? '' })),
});

const afterPrefix = (text: string, prefix: string) =>
  text.startsWith(prefix) ? text.slice(prefix.length) : null;

export const requestOf = ({ name, member_ids, owns }: TeamForm): TeamRequest => ({
  name,
  member_ids,
  owns: owns.map(({ where, path }) => ({
    repository_id: afterPrefix(where, ofRepository('')),
    tag: afterPrefix(where, ofTag('')),
    path: path === '' ? null : path,
  })),
});
