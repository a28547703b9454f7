import * as v from 'valibot';
import { validateFindingsSearch, type FindingsSearch } from '@/entities/finding';
import { comparedKinds, findingChanges } from '#domain/finding-comparison';
import { oneOf, text } from '@/shared/lib/search';

const schema = v.object({
  by: oneOf(comparedKinds),
  /** Branch, scan or day; the page chooses where the address does not. */
  before: text(200),
  after: text(200),
  shown: oneOf(findingChanges),
});

/** What is compared, which of the changes is listed, and the filters of that list. */
export type CompareSearch = v.InferOutput<typeof schema> & Pick<FindingsSearch, ListKey>;
type ListKey = Exclude<
  keyof FindingsSearch,
  'change' | 'repository' | 'peek' | 'view' | 'group' | 'open'
>;

/** The filters of the list. The page itself says the repository and the change. */
export function listSearchOf(search: object): Pick<FindingsSearch, ListKey> {
  const {
    change: _change,
    repository: _repository,
    peek: _peek,
    view: _view,
    group: _group,
    open: _open,
    ...list
  } = validateFindingsSearch(search as Readonly<Record<string, unknown>>);
  return list;
}

export const validateCompareSearch = (
  search: Readonly<Record<string, unknown>>,
): CompareSearch => ({ ...v.parse(schema, search), ...listSearchOf(search) });
