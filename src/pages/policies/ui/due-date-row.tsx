import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { filterValueName } from '@/entities/finding';
import type { Policy } from '@/shared/api/generated/model';
import type { Severity } from '#domain/finding-filters';
import { IconButton } from '@/shared/ui/icon-button';
import { Input } from '@/shared/ui/input';
import { SeverityLabel, severityNames } from '@/shared/ui/severity';
import { Cell, Row } from '@/shared/ui/table';
import { actionLabels } from '../model/action-labels';
import { Violations } from './violations';

interface DueDateRowProps {
  severity: Severity;
  rule: Policy | undefined;
  typed: string;
  problem: string | undefined;
  mayNot: string | false;
  onType: (text: string) => void;
  onEdit: (rule: Policy) => void;
}

export function DueDateRow({
  severity,
  rule,
  typed,
  problem,
  mayNot,
  onType,
  onEdit,
}: DueDateRowProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const severityName = i18n._(severityNames[severity]);
  const name = rule ? filterValueName(i18n, 'policy_name', rule.name) : '';
  const others = rule?.enabled ? actionLabels(i18n, { ...rule.actions, due_days: null }) : [];
  const notes = [
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(mayNot === false ? [] : [`${id}-why`]),
  ];
  return (
    <Row>
      <Cell>
        <SeverityLabel severity={severity} />
        {others.length > 0 && (
          <span className="block text-xs text-ink-3">{others.join(' · ')}</span>
        )}
      </Cell>
      <Cell>
        <span className="flex items-center gap-2">
          <Input
            size="sm"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className="w-16 num"
            aria-label={t`Days until due: ${severityName}`}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
            placeholder="–"
            readOnly={mayNot !== false}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            // Selects the number on click: it is so short that users replace it.
            onClick={(event) => event.currentTarget.select()}
          />
          <span className="text-xs text-ink-3 max-sm:sr-only">
            {typed.trim() === '' ? (
              <Trans>No due date</Trans>
            ) : typed.trim() === '1' ? (
              <Trans>day</Trans>
            ) : (
              <Trans>days</Trans>
            )}
          </span>
        </span>
        {problem !== undefined && (
          <span id={`${id}-problem`} role="alert" className="mt-1 block text-xs text-danger-text">
            {problem}
          </span>
        )}
        {mayNot !== false && (
          <span id={`${id}-why`} className="sr-only">
            {mayNot}
          </span>
        )}
      </Cell>
      <Cell align="end">
        {rule ? <Violations isBare rule={rule} /> : <span className="text-ink-3">–</span>}
      </Cell>
      <Cell align="end">
        {rule && (
          <IconButton
            icon={SlidersHorizontal}
            size="sm"
            label={t`Edit ${name}`}
            disabledReason={mayNot}
            onClick={() => onEdit(rule)}
          />
        )}
      </Cell>
    </Row>
  );
}
