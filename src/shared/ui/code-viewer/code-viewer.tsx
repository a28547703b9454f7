import { useLingui } from '@lingui/react/macro';
import { WrapText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@/shared/lib/cx';
import { CopyButton } from '../copy-button';
import { IconButton } from '../icon-button';
import { CodeLine, type CodeMark } from './code-line';
import { useTokens } from './use-tokens';

export type CodeViewerProps = {
  code: string;
  /** Names the region and determines the language. */
  path: string;
  firstLine?: number;
  /** The finding's lines, inclusive. */
  hit?: { from: number; to: number } | undefined;
  /** Buttons before lines, for annotations. */
  marks?: readonly CodeMark[];
  /** `bare` for a preview: no toolbar. */
  look?: 'full' | 'bare';
  /** Before the path, if the code is a separate card. */
  heading?: ReactNode;
  /** More buttons in the toolbar. */
  actions?: ReactNode;
};

/** Scrolls internally, and scrolls to the finding's lines when it opens. */
export function CodeViewer({
  code,
  path,
  firstLine = 1,
  hit,
  marks,
  look = 'full',
  heading,
  actions,
}: CodeViewerProps) {
  const { t } = useLingui();
  const [wrap, setWrap] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const lines = useTokens(code, path);
  const hitFrom = hit?.from;
  useEffect(() => {
    const box = region.current;
    const first = box?.querySelector<HTMLElement>('[data-hit]');
    if (box && first) box.scrollTop = first.offsetTop - box.clientHeight / 3; // not scrollIntoView, which would scroll the page
  }, [hitFrom, code]);
  return (
    <div
      className={cx('min-w-0', look === 'bare' && 'overflow-hidden rounded-md border border-line')}
    >
      {look === 'full' && (
        <div
          className={cx(
            'flex items-center gap-1 border-b border-line pr-2 pl-4',
            heading === undefined ? 'min-h-10' : 'min-h-11',
          )}
        >
          {heading}
          <span className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">{path}</span>
          <IconButton
            icon={WrapText}
            size="sm"
            label={t`Wrap long lines`}
            aria-pressed={wrap}
            onClick={() => setWrap(!wrap)}
          />
          <CopyButton text={code} label={t`Copy code`} />
          {actions}
        </div>
      )}
      <div
        ref={region}
        role="region"
        aria-label={t`Code of ${path}`}
        tabIndex={0}
        className="relative max-h-[32rem] overflow-auto bg-surface py-2 code -outline-offset-2"
      >
        <div className={wrap ? undefined : 'min-w-max'}>
          {lines.map((tokens, index) => {
            const number = firstLine + index;
            return (
              <CodeLine
                key={number}
                number={number}
                tokens={tokens}
                hit={hit !== undefined && number >= hit.from && number <= hit.to}
                wrap={wrap}
                marks={marks?.length ? marks.filter(({ line }) => line === number) : undefined}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
