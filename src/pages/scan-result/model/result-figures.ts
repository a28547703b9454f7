import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import type { Scan } from '@/entities/scan';

/** The five figures of an import, with what each leads to. No result counts in two of them. */
export function resultFigures(i18n: I18n, { attributes: { counts, repository, tool } }: Scan) {
  const base = withFilters({}, { repository: [repository.nickname], ...(tool !== null && { tool: [tool] }) });
  // Who came back or moved was matched as well.
  const { moved } = counts;
  const stayed = moved === 0 ? msg`Same place, still open` : msg`${plural(moved, { one: '# of them moved', other: '# of them moved' })}`;
  const figures = [
    { id: 'new', fill: 'new', value: counts.new, label: msg`New`, note: msg`Not seen before`, search: { ...base, status: 'open', sort_field: 'first_seen_at', sort: 'desc' } },
    { id: 'matched', fill: 'info', value: counts.matched - counts.reopened, label: msg`Matched`, note: stayed, search: base },
    { id: 'reopened', fill: 'warn', value: counts.reopened, label: msg`Reopened`, note: msg`Fixed before, back again`, search: { ...base, status: 'open' } },
    { id: 'fixed', fill: 'ok', value: counts.fixed, label: msg({ context: 'figure of an import', message: 'Fixed' }), note: msg`Gone from this report`, search: { ...base, status: 'fixed' } },
    { id: 'ignored', fill: 'ink', value: counts.ignored, label: msg`Ignored`, note: msg`Could not be imported`, search: undefined },
  ] as const satisfies readonly { search: FindingsSearch | undefined; [key: string]: unknown }[];
  return figures.map(({ label, note, ...rest }) => ({ ...rest, label: i18n._(label), note: i18n._(note), figure: i18n.number(rest.value) }));
}
