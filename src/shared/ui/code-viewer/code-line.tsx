import type { Token } from '@/shared/lib/highlight/highlight';
import { cx } from '@/shared/lib/cx';

export type CodeMark = {
  line: number;
  /** The id of the button, for finding it in the document. */
  id: string;
  /** One or two characters. */
  label: string;
  /** The accessible name. */
  name: string;
  onPress: () => void;
};

type CodeLineProps = {
  number: number;
  tokens: readonly Token[];
  hit: boolean;
  wrap: boolean;
  /** Undefined if no line has any; the column is then omitted. */
  marks?: readonly CodeMark[] | undefined;
};

/**
 * Specification §9: six digits, zero-padded. The numbers are generated content, so that copying
 * yields only the code.
 */
export const lineNumber = (number: number) => String(number).padStart(6, '0');

export const CodeLine = ({ number, tokens, hit, wrap, marks }: CodeLineProps) => (
  <div
    data-hit={hit || undefined}
    className={cx('flex', hit && 'bg-code-hit [box-shadow:inset_2px_0_0_var(--p-warn-text)]')}
  >
    <span
      aria-hidden
      data-number={lineNumber(number)}
      className="shrink-0 px-3 text-ink-3 select-none before:content-[attr(data-number)]"
    />
    {marks && (
      <span className="flex min-w-6 shrink-0 items-center gap-1">
        {marks.map(({ id, label, name, onPress }) => (
          <button
            key={id}
            id={id}
            type="button"
            aria-label={name}
            className="flex size-5 items-center justify-center rounded-full bg-ai-tint font-sans text-xs font-medium text-ai-text"
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </span>
    )}
    <code
      className={cx('code min-w-0 pr-4', wrap ? 'break-all whitespace-pre-wrap' : 'whitespace-pre')}
    >
      {tokens.map((token, index) => (
        <span key={index} className={token.className || undefined}>
          {token.text}
        </span>
      ))}
      {tokens.length === 0 && ' '}
    </code>
  </div>
);
