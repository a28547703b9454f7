import { createRepositoryWithList } from '@/shared/api/generated/repositories';
import type { HostRepository, SourceControl } from '@/shared/api/generated/model';

/** The maximum number of repositories per request. */
const batchSize = 100;

export interface Added {
  readonly added: number;
  /** Names of the repositories that were not added, because the name is taken. */
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
 * Adds them under their short names, or under their full names if a short name is shared or taken.
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
