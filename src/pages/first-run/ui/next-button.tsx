import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { SubmitButton } from '@/shared/ui/form';

const Forward = () => <ArrowRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />;

type NextProps = { children: ReactNode };

/** The primary button of a step. */
export const NextButton = ({ children, onClick }: NextProps & { onClick: () => void }) => (
  <Button kind="primary" size="lg" onClick={onClick}>
    {children}
    <Forward />
  </Button>
);

export const NextSubmit = ({
  children,
  disabledReason,
}: NextProps & { disabledReason?: string | false }) => (
  <SubmitButton size="lg" disabledReason={disabledReason}>
    {children}
    <Forward />
  </SubmitButton>
);
