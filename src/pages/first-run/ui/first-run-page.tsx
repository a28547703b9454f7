import { Trans, useLingui } from '@lingui/react/macro';
import { useLogout } from '@/features/log-out';
import { publicConfig } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Logo } from '@/shared/ui/logo';
import { Stepper } from '@/shared/ui/stepper';
import { useFirstRun } from '../api/use-first-run';
import { type FirstRunSearch, type FirstRunStep, firstRunSteps } from '../model/first-run-search';
import { FindingsStep } from './findings-step';
import { OrganizationStep } from './organization-step';
import { PeopleStep } from './people-step';
import { PipelineStep } from './pipeline-step';

type FirstRunPageProps = { search: FirstRunSearch; onStep: (step: FirstRunStep) => void };

/** Four steps from an empty organization to its first findings. Each can be skipped. */
export function FirstRunPage({ search, onStep }: FirstRunPageProps) {
  const { t } = useLingui();
  const logout = useLogout();
  const { finish, leaveOff } = useFirstRun();
  const step = search.step ?? 'organisation';
  const at = firstRunSteps.indexOf(step);
  const names: Readonly<Record<FirstRunStep, string>> = {
    organisation: t`Organisation`,
    findings: t`First findings`,
    people: t`Colleagues`,
    pipeline: t`Pipeline`,
  };
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2">
        <Logo name={publicConfig.productName} />
        <div className="grow flex justify-center max-lg:order-2 max-lg:w-full">
          <Stepper
            steps={firstRunSteps.map((id, index) => ({
              id,
              label: names[id],
              state: index < at ? 'done' : index === at ? 'current' : 'next',
            }))}
            onGo={onStep}
          />
        </div>
        <div className="ml-auto flex items-center gap-1">
          <Button kind="quiet" size="sm" onClick={() => void finish()}>
            <Trans>Finish later</Trans>
          </Button>
          <Button kind="quiet" size="sm" onClick={() => void logout()}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      </header>
      {step === 'organisation' && <OrganizationStep onNext={() => onStep('findings')} />}
      {step === 'findings' && (
        <FindingsStep
          onBack={() => onStep('organisation')}
          onNext={() => onStep('people')}
          onStarted={leaveOff}
        />
      )}
      {step === 'people' && (
        <PeopleStep onBack={() => onStep('findings')} onNext={() => onStep('pipeline')} />
      )}
      {step === 'pipeline' && (
        <PipelineStep onBack={() => onStep('people')} onFinish={() => void finish()} />
      )}
    </div>
  );
}
