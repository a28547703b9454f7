import { useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import type { FindingOpinion } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { CardBody } from '@/shared/ui/card';
import { type NumberedReason, reasonId } from '../model/opinion-reasons';

const placeOf = ({ file, line }: FindingOpinion['reasons'][number]) =>
  file === null ? null : line === null ? file : `${file}:${line}`;

interface OpinionReasonsProps {
  title: string;
  /** Replaces an empty list: an opinion without doubts says so. */
  none: string;
  reasons: readonly NumberedReason[];
}

export function OpinionReasons({ title, none, reasons }: OpinionReasonsProps) {
  const { i18n } = useLingui();
  return (
    <CardBody className="border-t border-line">
      <h3 className="text-xs font-medium text-ink-3">{title}</h3>
      {reasons.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{none}</p>
      ) : (
        <ol className="mt-1 flex flex-col divide-y divide-line text-sm" start={reasons[0]?.number}>
          {reasons.map(({ reason, number }) => {
            const Mark = reason.supports ? Check : TriangleAlert;
            return (
              // The keys 1 to 9 move the focus here and to the line of the code.
              <li
                key={number}
                id={reasonId(number)}
                tabIndex={-1}
                className="flex items-start gap-3 py-2"
              >
                <span
                  aria-hidden
                  className="flex size-5 shrink-0 items-center justify-center rounded-full bg-ai-tint text-xs font-medium text-ai-text"
                >
                  {i18n.number(number)}
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {reason.text}{' '}
                  {reason.file !== null && (
                    <span className="font-mono text-xs text-ink-3">{placeOf(reason)}</span>
                  )}
                </span>
                <Mark
                  aria-hidden
                  strokeWidth={1.75}
                  className={cx(
                    'mt-0.5 size-4 shrink-0',
                    reason.supports ? 'text-ok-text' : 'text-warn-text',
                  )}
                />
              </li>
            );
          })}
        </ol>
      )}
    </CardBody>
  );
}
