import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { OtpInput } from '@/shared/ui/otp-input';
import { ApiError } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import { checkTwoFactor } from '@/shared/api/generated/sign-in';
import type { CheckTwoFactorRequest, SessionGrant } from '@/shared/api/generated/model';
import { PasskeyButton } from './passkey-button';

type CodeFormProps = {
  challenge: string;
  /** Whether the user has a passkey that can replace the code. */
  passkeys: boolean;
  onGrant: (grant: SessionGrant) => Promise<void>;
  onBack: () => void;
};

/** The second step: six digits from the authenticator app, or a recovery code. */
export function CodeForm({ challenge, passkeys, onGrant, onBack }: CodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const check = useMutation({
    mutationFn: (given: CheckTwoFactorRequest) => checkTwoFactor(given),
    onSuccess: onGrant,
    onError: () => setCode(''),
  });
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field for the next attempt; the error is announced as an alert.
  useEffect(() => field.current?.focus(), [byRecovery, check.error]);
  const over = check.error instanceof ApiError && check.error.code === 'challenge_over';
  const send = (given: string) =>
    given !== '' && !check.isPending && check.mutate({ challenge, code: given });
  if (over) {
    return (
      <Form
        onSubmit={onBack}
        pending={false}
        error={formErrorOf(check.error) ?? null}
        aria-label={t`Two-factor code`}
        className="mt-6"
      >
        <SubmitButton size="lg" className="w-full">
          <Trans>Log in again</Trans>
        </SubmitButton>
      </Form>
    );
  }
  return (
    <Form
      onSubmit={() => send(code.trim())}
      pending={check.isPending}
      error={formErrorOf(check.error) ?? null}
      aria-label={t`Two-factor code`}
      className="mt-6"
    >
      {byRecovery ? (
        <Field
          key="recovery"
          label={<Trans>Recovery code</Trans>}
          hint={
            <Trans>
              Use a code you saved when you turned on two-factor login. Each works once.
            </Trans>
          }
        >
          {(control) => (
            <Input
              {...control}
              ref={field}
              mono
              size="lg"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
      ) : (
        <Field
          key="app"
          label={<Trans>Authenticator code</Trans>}
          hint={<Trans>The code changes every 30 seconds.</Trans>}
        >
          {(control) => (
            <OtpInput
              ref={field}
              id={control.id}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              value={code}
              onChange={setCode}
              onComplete={send}
            />
          )}
        </Field>
      )}
      <SubmitButton size="lg" className="w-full">
        <Trans>Verify</Trans>
      </SubmitButton>
      {passkeys && <PasskeyButton challenge={challenge} onGrant={onGrant} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="quiet" size="sm" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button
          kind="quiet"
          size="sm"
          onClick={() => {
            setCode('');
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      </div>
    </Form>
  );
}
