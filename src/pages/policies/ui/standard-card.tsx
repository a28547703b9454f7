import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { AssessmentNote, isAssessed } from '@/entities/supply-chain';
import type { ControlSummary } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { findingsAgainst, type Standard } from '../model/standards';

interface StandardCardProps {
  standard: Standard;
  /** Only what was searched for is there: all of it is shown. */
  isSearched: boolean;
  isOff: boolean;
}

/** Shows violated controls first and the others on demand. */
export function StandardCard({
  standard: { name, controls },
  isSearched,
  isOff,
}: StandardCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [all, setAll] = useState(false);
  const violated = controls
    .filter(({ violations }) => violations > 0)
    .toSorted((a, b) => b.violations - a.violations);
  const count = violated.length;
  const shown = isSearched || all ? controls : violated;
  const total = i18n.number(controls.length);
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={name}
        note={
          violated.length === 0 ? (
            <NoViolations controls={controls} />
          ) : (
            <Plural
              value={count}
              one={`# of ${total} controls has open findings`}
              other={`# of ${total} controls have open findings`}
            />
          )
        }
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
      {shown.length > 0 && (
        <Table caption={t`Controls of ${name}`}>
          <TableHead>
            <HeadCell>{t`Control`}</HeadCell>
            <HeadCell>{t`Title`}</HeadCell>
            <HeadCell align="end">{t`Findings`}</HeadCell>
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
              <Trans>Show all {total} controls</Trans>
            )}
          </button>
        </CardBody>
      )}
    </Card>
  );
}

/** Without a tool that looked, nothing is known of a control. */
function NoViolations({ controls }: Pick<Standard, 'controls'>) {
  const { i18n } = useLingui();
  const number = controls.filter(({ assessment }) => isAssessed(assessment)).length;
  const total = i18n.number(controls.length);
  if (number === 0) return <Trans>Not assessed</Trans>;
  return number === controls.length ? (
    <Trans>No violations</Trans>
  ) : (
    <Plural
      value={number}
      one={`No violations in # of ${total} controls; the others are not assessed`}
      other={`No violations in # of ${total} controls; the others are not assessed`}
    />
  );
}

function ControlRow({ control }: { control: ControlSummary }) {
  const { i18n } = useLingui();
  const { control: number, title, violations, assessment } = control;
  return (
    <Row density="compact">
      <Cell className="font-mono text-xs whitespace-nowrap">{number}</Cell>
      <Cell className="text-ink">
        {title}
        {violations === 0 && (
          <span className="block text-xs text-ink-3">
            <AssessmentNote assessment={assessment} />
          </span>
        )}
      </Cell>
      <Cell align="end">
        {violations > 0 ? (
          <Link to="/findings/all" search={findingsAgainst(control)} className={linkStyles.action}>
            {i18n.number(violations)}
            <span className="sr-only">
              {' '}
              <Trans>findings against {number}</Trans>
            </span>
          </Link>
        ) : (
          <span className="text-ink-3">{isAssessed(assessment) ? '0' : '–'}</span>
        )}
      </Cell>
    </Row>
  );
}
