import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { suggestCorrections } from '#domain/filter-corrections';
import { Kbd } from '@/shared/ui/kbd';
import { linkStyles } from '@/shared/ui/link';

interface FilterCorrectionsProps {
  text: string;
  /** The search box, in which Alt Enter applies the corrections. */
  input: RefObject<HTMLInputElement | null>;
  onCorrect: (text: string) => void;
}

/** Suggests corrections for words that nearly name a filter. They stay text until then. */
export function FilterCorrections({ text, input, onCorrect }: FilterCorrectionsProps) {
  const words = suggestCorrections(text);
  const corrected = words.reduce((all, { written, meant }) => all.replace(written, meant), text);
  const meant = words.map((word) => word.meant).join(' ');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || words.length === 0) return;
    event.preventDefault();
    // The box would search for the uncorrected text.
    event.stopPropagation();
    onCorrect(corrected);
  });
  useEffect(() => {
    const listeners = new AbortController();
    input.current?.addEventListener('keydown', (event) => press(event), listeners);
    return () => listeners.abort();
  }, [input]);
  if (words.length === 0) return null;
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
      </Trans>{' '}
      <Kbd keys="Alt ↵" />
    </p>
  );
}
