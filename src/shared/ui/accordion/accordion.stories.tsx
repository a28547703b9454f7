import { Bug, GitBranch } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccordionSection } from './accordion';

function Demo() {
  const [open, setOpen] = useState<string | null>('code');
  const section = (id: string) => ({
    open: open === id,
    onToggle: (on: boolean) => setOpen(on ? id : null),
  });
  return (
    <div className="w-60 border border-line bg-surface">
      <AccordionSection title="Source control" icon={GitBranch} {...section('code')}>
        <p className="text-sm">ledger-api</p>
      </AccordionSection>
      <AccordionSection title="Vulnerability" icon={Bug} count={2} {...section('vulnerability')}>
        <p className="text-sm">Critical</p>
      </AccordionSection>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Accordion', component: Demo });

export const OneOpen = meta.story({});

export const OneAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Vulnerability').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Vulnerability'));
    await expect(await canvas.findByText('Critical')).toBeVisible();
    await expect(canvas.queryByText('ledger-api')).toBeNull();
  },
});
