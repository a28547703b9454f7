import { Trans, useLingui } from '@lingui/react/macro';
import {
  activeFilterKeys,
  describeFilter,
  filtersOf,
  type FindingsSearch,
} from '@/entities/finding';
import { Chip, ChipText } from '@/shared/ui/chip';

/** The conditions of a rule, with the texts of the findings list's filter chips. */
export function Conditions({ search }: { search: FindingsSearch }) {
  const { t, i18n } = useLingui();
  const filters = filtersOf(search);
  const described = activeFilterKeys(search).flatMap((key) => {
    const filter = filters[key];
    return filter === undefined ? [] : [{ key, ...describeFilter(i18n, key, filter) }];
  });
  const conditions =
    search.q === undefined
      ? described
      : [...described, { key: 'q', field: t`Text`, operator: t`contains`, value: search.q }];
  if (conditions.length === 0) {
    return (
      <p className="text-xs text-ink-3">
        <Trans>Every finding</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Conditions`} className="flex flex-wrap gap-1.5">
      {conditions.map(({ key, field, operator, value }) => (
        <li key={key} className="flex max-w-full">
          <Chip label={`${field} ${operator} ${value}`}>
            <ChipText>{field}</ChipText>
            <ChipText>{operator}</ChipText>
            <ChipText weight="value">{value}</ChipText>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
