import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, CardBody } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Radio, RadioGroup } from '@/shared/ui/radio';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { Page } from '@/widgets/app-shell';
import { useSchemaForm } from '@/shared/lib/form';
import { useSendFeedback } from '@/shared/api/generated/connectors/connectors';
import { feedbackKinds, feedbackSchema } from '../model/feedback-form';

const kindNames = { idea: msg`An idea`, problem: msg`A problem`, praise: msg`Praise` } as const;

export function FeedbackPage() {
  const { t, i18n } = useLingui();
  const { mutateAsync: sendFeedback } = useSendFeedback();
  const { form, errorOf, shell } = useSchemaForm({
    schema: feedbackSchema,
    initial: { kind: 'idea', message: '' },
    send: async (data) => {
      await sendFeedback({ data });
      form.reset();
      toast({ kind: 'ok', title: t`Feedback sent` });
    },
  });
  return (
    <Page title={t`Feedback`} subtitle={t`It goes to those who run this installation.`} layout="form">
      <Card>
        <CardBody>
          <Form {...shell} className="max-w-xl">
            <RadioGroup label={t`It is about`} className="flex flex-wrap gap-x-6">
              {feedbackKinds.map((kind) => (
                <Radio key={kind} {...form.register('kind')} value={kind} label={i18n._(kindNames[kind])} />
              ))}
            </RadioGroup>
            <Field name="message" label={t`Message`} hint={t`Leave out passwords, tokens and source code.`} error={errorOf('message')}>
              {(control) => <Textarea {...control} {...form.register('message')} rows={6} />}
            </Field>
            <SubmitButton className="self-start">{t`Send feedback`}</SubmitButton>
          </Form>
        </CardBody>
      </Card>
    </Page>
  );
}
