import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Tab, Tabs } from './tabs';

type View = 'all' | 'exploited' | 'sprint';
const tabs: readonly Tab<View>[] = [
  { id: 'all', label: 'All open', count: '184,206' },
  { id: 'exploited', label: 'Exploited in production', count: 14 },
  { id: 'sprint', label: 'This sprint', count: '3,066', edited: 'Edited' },
];

function Demo() {
  const [view, setView] = useState<View>('sprint');
  return (
    <>
      <Tabs label="Saved views" tabs={tabs} value={view} onChange={setView} panelId="view-panel" />
      <div role="tabpanel" id="view-panel" aria-label={view} className="p-4 text-sm">
        {view}
      </div>
    </>
  );
}

const meta = preview.meta({ title: 'UI/Tabs', component: Demo });

export const Edited = meta.story({ parameters: { themes: 'one' } });

export const ArrowsMoveAndChoose = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /This sprint/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /All open/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('all');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Exploited/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});
