import { placeOf } from '#domain/finding-place';
import type { BulkItem, Finding, FindingSelectionInput } from '../../generated/model';
import type { MockState } from '../state';
import { requestedFindings, visibleFindings } from './visible';

type Selected = {
  finding_ids?: readonly string[] | undefined;
  selection?: FindingSelectionInput | undefined;
};

/** The findings that a bulk action lists, or those that match its filter, in list order. */
export const selectedFindings = (
  state: MockState,
  request: Request,
  { finding_ids: ids, selection }: Selected,
): Finding[] => {
  if (ids !== undefined)
    return visibleFindings(state, request).filter(({ id }) => ids.includes(id));
  const url = new URL('http://mock.example/');
  for (const [key, value] of Object.entries(selection?.filter ?? {}))
    url.searchParams.set(key, value);
  const except = selection?.except ?? [];
  return requestedFindings(state, request, url).filter(({ id }) => !except.includes(id));
};

/** The entry in a job's result for a finding that it changed. */
export const itemOf = ({ id, attributes }: Finding): BulkItem => ({
  finding_id: id,
  outcome: 'done',
  reason: null,
  code: null,
  link: null,
  finding: {
    id,
    title: attributes.title,
    severity: attributes.severity,
    repository: attributes.repository.nickname,
    place: placeOf({ attributes }) || null,
  },
});
