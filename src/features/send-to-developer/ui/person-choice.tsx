import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Developer, DeveloperSuggestion } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { Avatar } from '@/shared/ui/avatar';
import { Checkbox } from '@/shared/ui/checkbox';

interface PersonChoiceProps {
  person: Developer;
  /** What this developer last changed of the sent findings, and how many of them. */
  change?: DeveloperSuggestion | undefined;
  total: number;
  /** The highest workload of any developer: the full length of the bar. */
  most: number;
  checked: boolean;
  onToggle: () => void;
}

/** The fraction of the highest workload from which a workload counts as high. */
const muchWork = 0.8;
/** Below this number a workload is never high. */
const fewFindings = 20;

export function PersonChoice({
  person,
  change,
  total,
  most,
  checked,
  onToggle,
}: PersonChoiceProps) {
  const share = most === 0 ? 0 : person.open_findings / most;
  const isMuch = person.open_findings > fewFindings && share > muchWork;
  return (
    <Checkbox
      className="px-3 py-2 hover:bg-hover"
      checked={checked}
      onChange={onToggle}
      label={
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={person.username} size="md" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-ink">{person.username}</span>
            <span className="block truncate text-xs text-ink-3">
              {change ? <LastChange change={change} total={total} /> : person.email}
            </span>
          </span>
          <span
            className={cx('num w-20 shrink-0 text-xs', isMuch ? 'text-warn-text' : 'text-ink-3')}
          >
            <Plural value={person.open_findings} one="# open" other="# open" />
            <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-hover">
              <span
                className={cx('forced-fill block h-full', isMuch ? 'bg-warn' : 'bg-ink-3')}
                style={{ width: `${Math.round(100 * share)}%` }}
              />
            </span>
          </span>
        </span>
      }
    />
  );
}

/** "4 of 12 · StatementRepository.java, 3 weeks ago" */
function LastChange({
  change: { findings, file, changed_at: at },
  total,
}: {
  change: DeveloperSuggestion;
  total: number;
}) {
  const { i18n } = useLingui();
  const now = useNow();
  const [some, all] = [i18n.number(findings), i18n.number(total)];
  const place = [file?.split('/').at(-1), at === null ? undefined : timeAgo(i18n, at, now)]
    .filter(Boolean)
    .join(', ');
  return (
    <span title={file ?? undefined}>
      {total > 1 && (
        <Trans>
          {some} of {all}
        </Trans>
      )}
      {total > 1 && place !== '' && ' · '}
      {place}
    </span>
  );
}
