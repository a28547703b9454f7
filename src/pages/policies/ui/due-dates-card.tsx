import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDisabledReason } from '@/entities/session';
import type { Policy } from '@/shared/api/generated/model';
import { severities, type Severity } from '#domain/finding-filters';
import { Button } from '@/shared/ui/button';
import { Card, CardFoot, CardHead } from '@/shared/ui/card';
import { Form, SubmitButton } from '@/shared/ui/form';
import { HeadCell, Table, TableHead } from '@/shared/ui/table';
import { type DueChange, useSaveDueDates } from '../api/use-save-due-dates';
import { daysOf, dueRequest, type DueRules, parseDays } from '../model/due-dates';
import { daysMessage } from '../model/rule-form';
import { DueDateRow } from './due-date-row';

interface Draft {
  readonly text: string;
  /**
   * The version that was read when the user started typing, so that a concurrent change is not
   * overwritten.
   */
  readonly read: Policy | undefined;
}
type Drafts = Readonly<Partial<Record<Severity, Draft>>>;

const shown = (rule: Policy | undefined): string => String(daysOf(rule) ?? '');

/** The SLA: the number of days after which findings of each severity are due. */
export function DueDatesCard({
  rules,
  onEdit,
}: {
  rules: DueRules;
  onEdit: (rule: Policy) => void;
}) {
  const { t } = useLingui();
  const mayNot = useDisabledReason('policies:manage');
  const [drafts, setDrafts] = useState<Drafts>({});
  const [refused, setRefused] = useState<ReadonlyMap<Severity, string>>(new Map());
  const { mutate, isPending } = useSaveDueDates();
  const changed = severities.filter((severity) => {
    const draft = drafts[severity];
    return draft !== undefined && draft.text.trim() !== shown(rules[severity]);
  });
  const changes = changed.length;
  const discard = () => {
    setDrafts({});
    setRefused(new Map());
  };
  const save = () => {
    const wrong = changed.filter(
      (severity) => parseDays(drafts[severity]?.text ?? '') === undefined,
    );
    setRefused(new Map(wrong.map((severity) => [severity, daysMessage()])));
    if (wrong.length > 0 || changes === 0) return;
    const asked = changed.flatMap((severity): DueChange[] => {
      const { text = '', read = rules[severity] } = drafts[severity] ?? {};
      const request = dueRequest(severity, read, parseDays(text) ?? null);
      return request ? [{ severity, request, read }] : [];
    });
    mutate(asked, {
      onSuccess: (why) => {
        setRefused(why);
        // A refused value stays in the field; saving again applies to the current version.
        setDrafts(
          Object.fromEntries(
            [...why.keys()].flatMap((severity) =>
              drafts[severity]
                ? [[severity, { text: drafts[severity].text, read: undefined }]]
                : [],
            ),
          ),
        );
      },
    });
  };
  return (
    <Card aria-labelledby="due-dates">
      <CardHead
        id="due-dates"
        title={<Trans>Due dates</Trans>}
        note={<Trans>Days since a finding was first seen</Trans>}
      />
      <Form frame="card" aria-label={t`Due dates`} pending={isPending} error={null} onSubmit={save}>
        <Table caption={t`Due dates by severity`}>
          <TableHead>
            <HeadCell>{t`Severity`}</HeadCell>
            <HeadCell>{t`Due after`}</HeadCell>
            <HeadCell align="end">{t`Over SLA`}</HeadCell>
            <HeadCell align="end">
              <span className="sr-only">{t`Actions`}</span>
            </HeadCell>
          </TableHead>
          <tbody>
            {severities.map((severity) => (
              <DueDateRow
                key={severity}
                severity={severity}
                rule={rules[severity]}
                typed={drafts[severity]?.text ?? shown(rules[severity])}
                problem={refused.get(severity)}
                mayNot={mayNot}
                onType={(text) =>
                  setDrafts((before) => ({
                    ...before,
                    [severity]: { text, read: before[severity]?.read ?? rules[severity] },
                  }))
                }
                onEdit={onEdit}
              />
            ))}
          </tbody>
        </Table>
        {changes > 0 && (
          <CardFoot className="justify-end">
            <p role="status" className="min-w-0 flex-1 text-sm">
              <Plural value={changes} one="# unsaved change" other="# unsaved changes" />
            </p>
            <Button onClick={discard}>
              <Trans>Discard</Trans>
            </Button>
            <SubmitButton>
              <Trans>Save</Trans>
            </SubmitButton>
          </CardFoot>
        )}
      </Form>
    </Card>
  );
}
