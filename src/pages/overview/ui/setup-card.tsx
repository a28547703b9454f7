import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useSetupShown } from '@/entities/client';
import { useCan } from '@/entities/session';
import type { SetupStep } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { toast } from '@/shared/ui/toast';
import { setupQuery } from '../api/overview-queries';
import { setupSteps } from '../model/setup-steps';

const Text = ({ title, text, muted }: { title: string; text: string; muted?: boolean }) => (
  <span className="min-w-0 flex-1">
    <span className={cx('block text-sm', muted ? 'text-ink-2' : 'font-medium')}>{title}</span>
    <span className="block text-xs text-ink-3">{text}</span>
  </span>
);

function DoneStep({ step }: { step: SetupStep }) {
  const { t, i18n } = useLingui();
  const { title, done } = setupSteps[step.step];
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <CircleCheck role="img" aria-label={t`Done`} className="size-5 shrink-0 text-ok-text" />
      <Text title={i18n._(title)} text={done(i18n, step)} muted />
    </li>
  );
}

function OpenStep({ step, next }: { step: SetupStep; next: boolean }) {
  const { t, i18n } = useLingui();
  const { title, todo, action, to } = setupSteps[step.step];
  return (
    <li className={cx('flex items-center gap-3 px-4 py-2.5', next && 'bg-primary-tint')}>
      <Circle role="img" aria-label={t`To do`} className="size-5 shrink-0 text-ink-3" />
      <Text title={i18n._(title)} text={i18n._(todo)} />
      <Link to={to} className={buttonStyles({ kind: next ? 'primary' : 'secondary', size: 'sm' })}>
        {i18n._(action)}
      </Link>
    </li>
  );
}

/**
 * The remaining setup steps. A step completes by its effect, not by a click; the card disappears
 * when all are done.
 */
export function SetupCard() {
  const { t } = useLingui();
  const mayManage = useCan('client:manage');
  const [shown, setShown] = useSetupShown();
  const id = useId();
  const { data: steps } = useQuery({
    ...setupQuery(),
    select: ({ data }) => data,
    enabled: mayManage && shown === 'shown',
  });
  if (!mayManage || shown === 'hidden' || steps === undefined) return null;
  const done = steps.filter((step) => step.done);
  const open = steps.filter((step) => !step.done);
  if (open.length === 0) return null;
  const hide = () => {
    setShown('hidden');
    toast({
      kind: 'info',
      title: t`Hidden. Show it again from “Keyboard shortcuts”.`,
      action: { label: t`Undo`, onPress: () => setShown('shown') },
    });
  };
  return (
    <Card data-noprint aria-labelledby={id} className="overflow-hidden">
      <CardHead
        id={id}
        title={<Trans>Set up Parapet</Trans>}
        note={
          <Trans>
            {done.length} of {steps.length} done. Disappears when complete.
          </Trans>
        }
        actions={
          <>
            <span className="w-40 max-sm:hidden">
              <Progress
                label={t`Set up Parapet`}
                labelHidden
                tone="ok"
                value={(100 * done.length) / steps.length}
              />
            </span>
            <Button kind="quiet" size="sm" onClick={hide}>
              <Trans>Hide</Trans>
            </Button>
          </>
        }
      />
      <div className={cx('grid grid-cols-1', done.length > 0 && 'xl:grid-cols-2')}>
        {done.length > 0 && (
          <ul className="divide-y divide-line bg-inset">
            {done.map((step) => (
              <DoneStep key={step.step} step={step} />
            ))}
          </ul>
        )}
        <ul className="divide-y divide-line">
          {open.map((step) => (
            <OpenStep key={step.step} step={step} next={step === open[0]} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
