import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Finding, invalidateFindings } from '@/entities/finding';
import { updateFinding } from '@/shared/api/generated/findings';
import { useSchemaForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { severities, severityNames } from '@/shared/ui/severity';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { assessmentRequest, assessmentSchema, initialAssessment } from '../model/assessment-form';

type AssessDialogProps = { finding: Finding; onClose: () => void };

/** Sets severity and effort manually; later reports do not override them. */
export function AssessDialog({ finding: { id, attributes }, onClose }: AssessDialogProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const reported = attributes.reported_severity;
  const scanners = reported && i18n._(severityNames[reported]);
  const { form, errorOf, shell } = useSchemaForm({
    schema: assessmentSchema(attributes),
    initial: initialAssessment(attributes),
    send: async (values) => {
      await updateFinding(id, assessmentRequest(values, attributes));
      toast({ kind: 'ok', title: t`Assessment saved`, detail: attributes.title });
      onClose();
      await invalidateFindings(client);
    },
  });
  return (
    <Dialog
      title={t`Severity and effort`}
      description={t`Later reports keep these values.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={t`Severity`}
            name="severity"
            error={errorOf('severity')}
            {...(scanners !== undefined && { hint: t`From the scanner: ${scanners}` })}
          >
            {(control) => (
              <Select
                {...control}
                {...form.register('severity')}
                options={severities.map((value) => ({
                  value,
                  label: i18n._(severityNames[value]),
                }))}
              />
            )}
          </Field>
          <Field
            label={t`Fixing effort`}
            name="fixing_effort"
            error={errorOf('fixing_effort')}
            hint={t`From 0 (trivial) to 100 (a project).`}
          >
            {(control) => (
              <Input {...control} {...form.register('fixing_effort')} inputMode="numeric" />
            )}
          </Field>
          <Checkbox
            {...form.register('is_subfinding')}
            label={<Trans>Part of another finding</Trans>}
          />
          <Field label={t`Reason`} name="reason" error={errorOf('reason')}>
            {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>{t`Save`}</FormFoot>
      </Form>
    </Dialog>
  );
}
