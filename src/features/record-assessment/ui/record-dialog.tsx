import { utcDay } from '#domain/utc-day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetOwaspCicdChartQueryKey,
  getGetSupplyChainsQueryKey,
} from '@/shared/api/generated/charts';
import { recordAssessmentRequestSchema } from '@/shared/api/generated/forms/policies';
import type { RecordedAssessment } from '@/shared/api/generated/model';
import {
  getListPolicyControlsQueryKey,
  recordAssessment,
  removeRecordedAssessment,
} from '@/shared/api/generated/policies';
import { useSchemaForm } from '@/shared/lib/form';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import type { AssessedSubject } from '../model/assessed-subject';

const usualDays = 90;
const longestDays = 366;

interface RecordDialogProps {
  title: string;
  subject: AssessedSubject;
  recorded: RecordedAssessment | null;
  onClose: () => void;
}

export function RecordDialog({ title, subject, recorded, onClose }: RecordDialogProps) {
  const { t } = useLingui();
  const now = useNow();
  const client = useQueryClient();
  const { kind, code, name } = subject;
  const refresh = () =>
    Promise.all(
      [
        getGetSupplyChainsQueryKey(),
        getGetOwaspCicdChartQueryKey(),
        getListPolicyControlsQueryKey(),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  const { form, errorOf, shell } = useSchemaForm({
    schema: recordAssessmentRequestSchema,
    initial: {
      reason: recorded?.reason ?? '',
      until: recorded?.until ?? utcDay(now, usualDays),
    },
    send: async (body) => {
      await recordAssessment(kind, code, body);
      await refresh();
      toast({ kind: 'ok', title: t`Recorded` });
      onClose();
    },
  });
  const remove = async (record: RecordedAssessment) => {
    const failed = (error: unknown) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
    const { reason, until } = record;
    const restore = () => {
      recordAssessment(kind, code, { reason, until }).then(refresh, failed);
    };
    try {
      await removeRecordedAssessment(kind, code);
    } catch (error) {
      failed(error);
      return;
    }
    await refresh();
    toast({
      kind: 'ok',
      title: t`Record removed`,
      action: { label: t`Undo`, undoes: true, onPress: restore },
    });
    onClose();
  };
  return (
    <Dialog
      title={title}
      description={t`${name}. Shown with your name instead of “Not assessed” until its last day. No findings are hidden.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={<Trans>What covers it</Trans>}
            name="reason"
            error={errorOf('reason')}
            hint={<Trans>An audit, a process or another tool, and where to read about it.</Trans>}
          >
            {(control) => <Textarea {...control} {...form.register('reason')} rows={4} />}
          </Field>
          <Field label={<Trans>Last day</Trans>} name="until" error={errorOf('until')}>
            {(control) => (
              <Input
                {...control}
                {...form.register('until')}
                type="date"
                min={utcDay(now, 0)}
                max={utcDay(now, longestDays)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFoot>
          {recorded && (
            <Button kind="danger" onClick={() => void remove(recorded)}>
              <Trans>Remove the record</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton>
            <Trans>Record</Trans>
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
