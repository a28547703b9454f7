import { expect, it } from 'vitest';
import { getListRepositoriesResponseMock } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import { keyOf, type PaletteTarget } from './palette-target';
import { repositoryActionTargets } from './repository-action-targets';

const [example] = getListRepositoriesResponseMock().data;
if (!example) throw new Error('The contract has no example of a repository.');
const known = ['ledger-api', 'ledger-batch', 'ledger-web', 'uploads'].map((nickname) => ({
  ...example,
  id: nickname,
  attributes: { ...example.attributes, nickname },
}));

const titles: Readonly<Record<string, string>> = {
  'findings-of': 'Show the findings of',
  'supply-chain-of': 'Supply chain of',
};
const titleOf = (thing: PaletteTarget) =>
  'name' in thing && titles[thing.kind] !== undefined
    ? `${titles[thing.kind]} ${thing.name}`
    : undefined;
const actions = (found: typeof known, text: string) =>
  repositoryActionTargets(found, known, text, titleOf).map(keyOf);

it('offers the actions of the first two that are found', () => {
  expect(actions(known.slice(0, 3), 'ledger')).toEqual([
    'findings-of ledger-api',
    'scan-of ledger-api',
    'upload-for ledger-api',
    'supply-chain-of ledger-api',
    'findings-of ledger-batch',
    'scan-of ledger-batch',
    'upload-for ledger-batch',
    'supply-chain-of ledger-batch',
  ]);
});

it('finds an action by its words and the name', () => {
  expect(actions([], 'supply LEDGER')).toEqual([
    'supply-chain-of ledger-api',
    'supply-chain-of ledger-batch',
  ]);
  expect(actions([], 'web findings')).toEqual(['findings-of ledger-web']);
});

it('offers nothing where no repository is named, or the action is not theirs', () => {
  expect(actions([], 'supply chain')).toEqual([]);
  expect(actions([], 'report ledger')).toEqual([]);
  expect(actions([], '')).toEqual([]);
});
