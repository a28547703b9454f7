import { useLingui } from '@lingui/react/macro';
import { duration } from '@/features/connect-service';
import type { PullSource } from '@/shared/api/generated/model';
import { dateTimeOf, timeAgo } from '@/shared/lib/ago';
import { countText } from '@/shared/lib/count';
import { useNow } from '@/shared/lib/use-now';
import { DescriptionList } from '@/shared/ui/description-list';

/** The last pull and its result, and the time of the next one. */
export function PullSummary({ stored }: { stored: PullSource }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { pulled_at: at, duration_ms: took, next_at: next, brought } = stored;
  const failed = stored.mappings.filter(({ outcome }) => outcome === 'failed').length;
  const ago = at === null ? '' : timeAgo(i18n, at, now);
  const span = took === null ? '' : duration(i18n, took);
  const fresh = countText(i18n, brought.new);
  const fixed = countText(i18n, brought.fixed);
  const known = countText(i18n, brought.known);
  const total = stored.mappings.length;
  return (
    <DescriptionList
      items={[
        {
          id: 'last',
          term: t`Last pull`,
          value: at === null ? t`Not pulled yet` : span === '' ? ago : t`${ago}, ${span}`,
        },
        {
          id: 'brought',
          term: t`Imported`,
          value: at === null ? '–' : t`${fresh} new, ${fixed} fixed, ${known} known`,
        },
        {
          id: 'failed',
          term: t`Failed`,
          value: failed > 0 ? t`${failed} of ${total}` : t`None`,
        },
        {
          id: 'next',
          term: t`Next`,
          value: next === null ? t`On demand` : dateTimeOf(i18n, next),
        },
      ]}
    />
  );
}
