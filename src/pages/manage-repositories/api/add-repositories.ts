import { createRepositoryWithList } from '@/shared/api/generated/repositories';
import type { HostRepository, SourceControl } from '@/shared/api/generated/model';

/** So many are added by one call. */
const batchSize = 100;

export interface Added {
  readonly added: number;
  /** Names of those that were not: something else has their name. */
  readonly left: readonly string[];
}

type Choice = Pick<HostRepository, 'url' | 'default_branch'> & { readonly nickname: string };

async function addNamed(sourceControl: SourceControl, choices: readonly Choice[]): Promise<Added> {
  let added = 0;
  const left: string[] = [];
  for (let from = 0; from < choices.length; from += batchSize) {
    const data = choices
      .slice(from, from + batchSize)
      .map(({ nickname, url, default_branch: branch }) => ({
        nickname,
        url,
        branch: branch ?? 'main',
      }));
    const answer = await createRepositoryWithList({ source_control: sourceControl, data });
    added += answer.data.length;
    left.push(...answer.skipped.map(({ nickname }) => nickname));
  }
  return { added, left };
}

/**
 * Under their short names, or under the whole ones where they share a short one or something else
 * has it.
 */
export async function addRepositories(
  sourceControl: SourceControl,
  repositories: readonly HostRepository[],
): Promise<Added> {
  const isShared = (name: string) => repositories.filter((one) => one.name === name).length > 1;
  const first = await addNamed(
    sourceControl,
    repositories.map((one) => ({
      ...one,
      nickname: isShared(one.name) ? one.full_name : one.name,
    })),
  );
  const again = repositories.filter(({ name }) => !isShared(name) && first.left.includes(name));
  if (again.length === 0) return first;
  const second = await addNamed(
    sourceControl,
    again.map((one) => ({ ...one, nickname: one.full_name })),
  );
  return {
    added: first.added + second.added,
    left: [...first.left.filter((name) => !again.some((one) => one.name === name)), ...second.left],
  };
}
