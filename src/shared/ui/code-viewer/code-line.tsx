import type { Token } from '@/shared/lib/highlight/highlight';
import { cx } from '@/shared/lib/cx';

type CodeLineProps = { number: number; tokens: readonly Token[]; hit: boolean; wrap: boolean };

/**
 * Specification §9: six digits, zero padded. Numbers are drawn, so that copying takes the code
 * alone.
 */
export const lineNumber = (number: number) => String(number).padStart(6, '0');

export const CodeLine = ({ number, tokens, hit, wrap }: CodeLineProps) => (
  <div
    data-hit={hit || undefined}
    className={cx('flex', hit && 'bg-code-hit [box-shadow:inset_2px_0_0_var(--p-warn-text)]')}
  >
    <span
      aria-hidden
      data-number={lineNumber(number)}
      className="shrink-0 px-3 text-ink-3 select-none before:content-[attr(data-number)]"
    />
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
