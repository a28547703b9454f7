import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ShieldAlert } from 'lucide-react';
import {
  describeFilter,
  filtersOf,
  filterText,
  filterValueName,
  SlaLabel,
  validateFindingsSearch,
  type Finding,
  type FindingAttributes,
  withFilters,
} from '@/entities/finding';
import type { PolicyViolation } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { findingFilterKeys } from '#domain/finding-filters';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles, OutLink } from '@/shared/ui/link';
import { controlEvidenceLabel } from '../model/control-labels';

/** Controls often start with the name of their standard, which the row already shows. */
const shortControl = (i18n: I18n, { name, control }: PolicyViolation) =>
  filterValueName(
    i18n,
    'policy_control',
    control?.startsWith(`${name} `) ? control.slice(name.length + 1) : (control ?? name),
  );

/**
 * The organization's rules first, because they set a due date. Then the controls of published
 * standards, each with its reason.
 */
export function PoliciesCard({ finding: { attributes } }: { finding: Finding }) {
  const { i18n } = useLingui();
  const rules = attributes.policies.filter(({ control }) => control === null);
  const controls = attributes.policies.filter(({ control }) => control !== null);
  const standards = [...new Set(controls.map(({ name }) => name))].map((name) => ({
    name,
    controls: controls.filter((one) => one.name === name),
  }));
  if (attributes.policies.length === 0) return null;
  return (
    <Card aria-labelledby="policies">
      <CardHead
        id="policies"
        title={<Trans>Policies</Trans>}
        note={<span className="num">{attributes.policies.length}</span>}
        actions={
          <Link to="/settings/policies" className={`${linkStyles.action} text-xs`}>
            <Trans>All rules</Trans>
          </Link>
        }
      />
      <ul className="divide-y divide-line">
        {rules.map((rule) => (
          <Rule key={rule.name} rule={rule} finding={attributes} />
        ))}
        {standards.map(({ name, controls }) => (
          <li key={name} className="text-sm">
            <details className="group">
              <summary className="flex min-h-9 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-hover">
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{name}</span>
                  <span className="font-mono text-xs text-ink-2">
                    {controls.map((control) => shortControl(i18n, control)).join(', ')}
                  </span>
                </span>
                <ChevronDown
                  aria-hidden
                  strokeWidth={1.75}
                  className="size-4 shrink-0 text-ink-3 transition-[rotate] group-open:rotate-180"
                />
              </summary>
              <ul className="flex flex-col gap-2.5 px-4 pt-1 pb-3 text-xs text-ink-3">
                {controls.map((control) => (
                  <li
                    key={control.control}
                    className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3"
                  >
                    <span className="font-mono text-ink-2">{shortControl(i18n, control)}</span>
                    <div>
                      {control.evidence && (
                        <p className="break-words">
                          {controlEvidenceLabel(
                            i18n,
                            shortControl(i18n, control),
                            control.evidence,
                          )}
                        </p>
                      )}
                      <p className="mt-1 flex flex-wrap gap-x-3">
                        {control.uri && (
                          <OutLink href={control.uri}>
                            <Trans>View the control</Trans>
                          </OutLink>
                        )}
                        <Link
                          to="/findings/all"
                          search={withFilters({}, { policy_control: [control.control ?? ''] })}
                          className={linkStyles.action}
                        >
                          <Trans>All findings that violate it</Trans>
                        </Link>
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Rule({ rule, finding }: { rule: PolicyViolation; finding: FindingAttributes }) {
  const { i18n } = useLingui();
  const filters = filtersOf(
    validateFindingsSearch(
      Object.fromEntries(rule.conditions.map(({ key, value }) => [key, value])),
    ),
  );
  const conditions = findingFilterKeys.flatMap((key) => {
    const value = filters[key];
    if (value === undefined) return [];
    return [filterText(i18n, describeFilter(i18n, key, value))];
  });
  const day = rule.due_at && dateOf(i18n, rule.due_at);
  return (
    <li className="px-4 py-2.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to="/findings/all"
          search={withFilters({}, { policy_name: [rule.name] })}
          className={`${linkStyles.title} -my-0.5 min-w-0 wrap-anywhere`}
        >
          <ShieldAlert
            aria-hidden
            strokeWidth={1.75}
            className="mr-1.5 inline size-3.5 text-warn-text"
          />
          {filterValueName(i18n, 'policy_name', rule.name)}
        </Link>
        {rule.due_at && (
          <span className="text-xs whitespace-nowrap">
            <SlaLabel dueAt={rule.due_at} finding={finding} />
          </span>
        )}
      </div>
      <p className="mt-0.5 text-xs break-words text-ink-3">
        {[rule.reason, conditions.join(', ')].filter(Boolean).join(' ')}
        {day && (
          <>
            {' · '}
            <Trans>due {day}</Trans>
          </>
        )}
      </p>
    </li>
  );
}
