import { Trans } from '@lingui/react/macro';
import { meantWords } from '#domain/meant-words';
import { linkStyles } from '@/shared/ui/link';

/** Words that almost name a filter stay text, and say what they were probably meant to be. */
export function MeantWords({
  text,
  onCorrect,
}: {
  text: string;
  onCorrect: (text: string) => void;
}) {
  const words = meantWords(text);
  if (words.length === 0) return null;
  const corrected = words.reduce((all, { written, meant }) => all.replace(written, meant), text);
  const meant = words.map((word) => word.meant).join(' ');
  return (
    <p
      role="status"
      className="absolute left-0 z-2 mt-1 rounded-md px-2 py-1 floating text-xs text-ink-2"
    >
      <Trans>
        Did you mean{' '}
        <button
          type="button"
          className={`${linkStyles.action} min-h-6`}
          onClick={() => onCorrect(corrected)}
        >
          {meant}
        </button>
        ?
      </Trans>
    </p>
  );
}
