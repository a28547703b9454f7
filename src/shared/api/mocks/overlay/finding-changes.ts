// What a comparison of two branches, scans or days says of a finding.
import type { FindingChange } from '#domain/finding-comparison';
import type { FindingAttributes, FindingRowAttributes } from '../../generated/model';

/** In the mock, about every fifth finding is new and every seventh gone, whatever is compared. */
export const changeOf = ({ title, file, first_seen_at: at }: FindingAttributes): FindingChange => {
  const n = Array.from(`${title}${file ?? ''}${at}`).reduce(
    (sum, letter) => sum + (letter.codePointAt(0) ?? 0),
    0,
  );
  return n % 5 === 0 ? 'new' : n % 7 === 0 ? 'gone' : 'kept';
};

/** As if every import had a commit. */
export const reasonOf = (
  change: FindingChange,
  { component, last_seen_at: at }: FindingAttributes,
): Pick<FindingRowAttributes, 'change_reason'> => {
  if (change === 'kept') return {};
  const none = {
    scan_id: null,
    commit: null,
    at: null,
    from: null,
    to: null,
    actor: null,
    author: null,
  };
  const upgrade = change === 'gone' ? component : null;
  return {
    change_reason:
      upgrade?.version && upgrade.fixed_version
        ? { ...none, kind: 'upgraded', from: upgrade.version, to: upgrade.fixed_version }
        : {
            ...none,
            kind: change === 'new' ? 'found' : 'not_reported',
            commit: change === 'new' ? '4f1c9ae' : 'b20d771',
            at,
          },
  };
};
