import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, CardBody, CardFoot } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { RadioGroup } from '@/shared/ui/radio';
import { IconRadio } from '@/shared/ui/radio-card';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { Page } from '@/widgets/app-shell';
import { useSessionUser } from '@/entities/session';
import { useSchemaForm } from '@/shared/lib/form';
import { getListFeedbackQueryKey, sendFeedback } from '@/shared/api/generated/connectors';
import type { FeedbackRequest } from '@/shared/api/generated/model';
import { toBase64, compressToFit, blurAreas } from '../lib/picture';
import { feedbackKinds, feedbackSchema } from '../model/feedback-form';
import { kindStyles } from './kind-styles';
import { ScreenshotField, type Screenshot } from './screenshot-field';
import { PastFeedback } from './past-feedback';

export function FeedbackPage({ about = '' }: { about?: string | undefined }) {
  const { t, i18n } = useLingui();
  const { email } = useSessionUser();
  const queries = useQueryClient();
  const { mutateAsync: send } = useMutation({
    mutationFn: (request: FeedbackRequest) => sendFeedback(request),
  });
  const [picture, setPicture] = useState<Screenshot>();
  const { form, errorOf, shell } = useSchemaForm({
    schema: feedbackSchema,
    initial: { kind: 'idea', message: '', page: about, may_contact: false },
    keepAs: 'feedback',
    send: async ({ page, ...data }) => {
      const screenshot =
        picture && (await toBase64(await compressToFit(blurAreas(picture.source, picture.areas))));
      await send({
        ...data,
        ...(page !== '' && { page }),
        ...(screenshot !== undefined && { screenshot }),
      });
      form.reset();
      setPicture(undefined);
      toast({ kind: 'ok', title: t`Feedback sent` });
      await queries.invalidateQueries({ queryKey: getListFeedbackQueryKey() });
    },
  });
  return (
    <Page
      title={t`Feedback`}
      subtitle={t`Your feedback goes to the operators of this installation.`}
      layout="form"
    >
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <Form {...shell} frame="card">
            <CardBody className="flex flex-col gap-5">
              <RadioGroup label={t`Topic`} labelHidden className="grid gap-2 sm:grid-cols-3">
                {feedbackKinds.map((kind) => (
                  <IconRadio
                    key={kind}
                    {...form.register('kind')}
                    value={kind}
                    icon={kindStyles[kind].icon}
                    title={i18n._(kindStyles[kind].name)}
                  />
                ))}
              </RadioGroup>
              <ScreenshotField value={picture} onChange={setPicture}>
                <Field
                  name="message"
                  label={t`Message`}
                  hint={t`Don’t include passwords, tokens or source code.`}
                  error={errorOf('message')}
                >
                  {(control) => <Textarea {...control} {...form.register('message')} rows={5} />}
                </Field>
                <Field name="page" label={t`Where`} need="optional" error={errorOf('page')}>
                  {(control) => (
                    <Input
                      {...control}
                      {...form.register('page')}
                      placeholder="/findings/all"
                      autoComplete="off"
                      className="font-mono"
                    />
                  )}
                </Field>
              </ScreenshotField>
              <Checkbox
                {...form.register('may_contact')}
                label={t`You may contact me at ${email}`}
              />
            </CardBody>
            <CardFoot className="justify-end">
              <p className="min-w-40 flex-1 text-xs text-ink-3">
                <Trans>We send your message, the page and the image. No finding data.</Trans>
              </p>
              <SubmitButton>{t`Send feedback`}</SubmitButton>
            </CardFoot>
          </Form>
        </Card>
        <PastFeedback />
      </div>
    </Page>
  );
}
