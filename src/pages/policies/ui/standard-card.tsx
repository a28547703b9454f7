import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { filterValueName } from '@/entities/finding';
import { RecordAssessment } from '@/features/record-assessment';
import {
  AssessmentMark,
  AssessmentNote,
  AssessmentLabel,
  isAssessed,
} from '@/entities/supply-chain';
import type { Assessment, ControlSummary } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { ProportionBar } from '@/shared/ui/proportion-bar';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { findingsAgainst, resultOf, type Standard } from '../model/standards';

interface StandardCardProps {
  standard: Standard;
  /** Whether the controls are search results, which are all shown. */
  isSearched: boolean;
  isOff: boolean;
}

/** Shows violated controls first, and the others on demand. */
export function StandardCard({
  standard: { name, controls },
  isSearched,
  isOff,
}: StandardCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [all, setAll] = useState(false);
  const violated = controls
    .filter(({ violations }) => violations > 0)
    .toSorted((a, b) => b.violations - a.violations);
  const shown = isSearched || all ? controls : violated;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={name}
        note={<Plural value={controls.length} one="# control" other="# controls" />}
        actions={
          isOff && (
            <Link
              to="/settings/prioritization"
              title={t`It doesn’t raise any priority. You can change that under Prioritisation.`}
              className="rounded-sm"
            >
              <Badge>{t`Not used for priorities`}</Badge>
            </Link>
          )
        }
      />
      <Results controls={controls} />
      {shown.length > 0 && (
        <Table caption={t`Controls of ${name}`}>
          <TableHead>
            <HeadCell>{t`Control`}</HeadCell>
            <HeadCell>{t`Title`}</HeadCell>
            <HeadCell className="max-sm:hidden">{t`Assessed by`}</HeadCell>
            <HeadCell className="max-sm:hidden">{t`Repositories`}</HeadCell>
            <HeadCell align="end">{t`Result`}</HeadCell>
          </TableHead>
          <tbody>
            {shown.map((control) => (
              <ControlRow key={control.control} control={control} />
            ))}
          </tbody>
        </Table>
      )}
      {!isSearched && controls.length > violated.length && (
        <CardBody className="py-2">
          <button
            type="button"
            aria-expanded={all}
            className={`${linkStyles.action} min-h-6 text-xs`}
            onClick={() => setAll(!all)}
          >
            {all ? (
              <Trans>Only with open findings</Trans>
            ) : (
              <Plural
                value={controls.length}
                one="Show the one control"
                other="Show all # controls"
              />
            )}
          </button>
        </CardBody>
      )}
      {shown.some((control) => resultOf(control) === 'nothing_found') && (
        <CardFoot>
          <span className="text-xs text-ink-3">
            <Trans>
              “Nothing found” doesn’t prove compliance. It shows which tool checked, and when.
            </Trans>
          </span>
        </CardFoot>
      )}
    </Card>
  );
}

/** How many controls have each result, as text and as a bar. */
function Results({ controls }: Pick<Standard, 'controls'>) {
  const { t } = useLingui();
  const count = (result: ReturnType<typeof resultOf>) =>
    controls.filter((control) => resultOf(control) === result).length;
  const [open, nothing, unknown] = [count('open'), count('nothing_found'), count('not_assessed')];
  const recorded = count('recorded');
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-3">
      <p className="text-xs text-ink-2 num">
        {t`${open} with open findings`} · {t`${nothing} nothing found`} ·{' '}
        {recorded > 0 && <>{t`${recorded} recorded`} · </>}
        <span className="font-semibold text-ink">{t`${unknown} not assessed`}</span>
      </p>
      <ProportionBar
        label={t`${open} with open findings, ${nothing} nothing found, ${recorded} recorded, ${unknown} not assessed`}
        parts={[
          { id: 'open', value: open, fill: 'danger' },
          { id: 'nothing', value: nothing, fill: 'ok' },
          { id: 'recorded', value: recorded, fill: 'ink' },
          { id: 'unknown', value: unknown, fill: 'unknown' },
        ]}
      />
    </div>
  );
}

function ControlRow({ control }: { control: ControlSummary }) {
  const { i18n } = useLingui();
  const { standard, control: code, title, violations, assessment } = control;
  const number = filterValueName(i18n, 'policy_control', code);
  const result = resultOf(control);
  return (
    <Row density="compact">
      <Cell className="font-mono text-xs whitespace-nowrap">{number}</Cell>
      <Cell className="text-ink">
        {title}
        {(violations === 0 || isAssessed(assessment)) && (
          <span className="block text-xs text-ink-3 sm:hidden">
            <AssessmentNote assessment={assessment} />
            {result === 'recorded' && (
              <span className="block wrap-anywhere text-ink-2">{assessment?.recorded?.reason}</span>
            )}
          </span>
        )}
      </Cell>
      <Cell className="text-xs max-sm:hidden">
        {assessment && isAssessed(assessment) ? (
          <Lookers looks={assessment.seen_by} />
        ) : (
          violations === 0 && <AssessmentNote assessment={assessment} />
        )}
        {result === 'recorded' && (
          <span className="block wrap-anywhere text-ink-2">{assessment?.recorded?.reason}</span>
        )}
      </Cell>
      <Cell className="text-xs whitespace-nowrap num max-sm:hidden">
        {assessment && isAssessed(assessment) && <Covered {...assessment.repositories} />}
      </Cell>
      <Cell align="end" className="whitespace-nowrap">
        {violations > 0 ? (
          <Link to="/findings/all" search={findingsAgainst(control)} className={linkStyles.action}>
            <Plural value={violations} one="# open" other="# open" />
            <span className="sr-only">
              {': '}
              <Trans>findings that violate {number}</Trans>
            </span>
          </Link>
        ) : (
          <span className="flex items-center justify-end gap-2 text-ink-3">
            <AssessmentMark assessment={assessment} />
            <AssessmentLabel assessment={assessment} />
            {assessment && result !== 'nothing_found' && (
              <RecordAssessment
                subject={{ kind: 'control', code: `${standard}:${code}`, name: title }}
                recorded={assessment.recorded}
                isShort
              />
            )}
          </span>
        )}
      </Cell>
    </Row>
  );
}

const namedTools = 3;

/** The tools that looked, the latest first, and the time of the last one. */
function Lookers({ looks }: { looks: Assessment['seen_by'] }) {
  const { i18n } = useLingui();
  const now = useNow();
  const rest = looks.length - namedTools;
  const [latest] = looks;
  return (
    <>
      {looks
        .slice(0, namedTools)
        .map(({ tool }) => tool)
        .join(', ')}
      {rest > 0 && (
        <>
          {', '}
          <Plural value={rest} one="# more" other="# more" />
        </>
      )}
      {latest && <span className="block text-ink-3">{timeAgo(i18n, latest.at, now)}</span>}
    </>
  );
}

/** How many active repositories a tool has looked at. */
function Covered({ looked_at: lookedAt, total }: Assessment['repositories']) {
  const { i18n } = useLingui();
  const seen = i18n.number(lookedAt);
  const all = i18n.number(total);
  return (
    <Trans>
      {seen} of {all}
    </Trans>
  );
}
