import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '@/shared/ui/badge';
import { changes } from './changes';

const meta = preview.meta({ title: 'Start/Changes', parameters: { themes: 'one' } });

const days = [...new Set(changes.map(({ day }) => day))];

/** Newest first. A component's page shows the last two of its own. */
export const Changes = meta.story({
  name: 'Changes of the system',
  render: () => (
    <article className="mx-auto flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl font-semibold">Changes of the system</h1>
        <p className="mt-1 text-ink-2">
          What those who design and build with it see, newest first, and what they adapt.
        </p>
      </header>
      {days.map((day) => (
        <section key={day} aria-labelledby={day}>
          <h2 id={day} className="mb-2 font-semibold num">
            {day}
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {changes
              .filter((change) => change.day === day)
              .map(({ what, of, adapt }) => (
                <li key={what} className="flex flex-col gap-1 px-4 py-3 text-sm">
                  <span className="flex flex-wrap gap-1.5">
                    {(of.length === 0 ? ['Everything'] : of).map((name) => (
                      <Badge key={name}>{name}</Badge>
                    ))}
                  </span>
                  {what}
                  {adapt !== undefined && (
                    <span className="text-ink-2">
                      <b className="font-medium">Adapt:</b> {adapt}
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </article>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(days.length);
  },
});
