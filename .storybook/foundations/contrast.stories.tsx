import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contrastOf, pairs, type Theme } from '../contrast';

const meta = preview.meta({ title: 'Foundations/Contrast', parameters: { themes: 'one' } });

const Figures = ({ theme }: { theme: Theme }) => (
  <section data-theme={theme} className="bg-canvas p-4 text-ink">
    <h2 className="mb-2 font-semibold">{theme === 'light' ? 'Light' : 'Dark'}</h2>
    <table className="w-full text-left text-xs">
      <thead>
        <tr>
          <th scope="col">Example</th>
          <th scope="col">On the ground</th>
          <th scope="col">Has</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, ground, least }) => (
          <tr key={`${front} ${ground}`} className="border-t border-line">
            <td className="py-1">
              <span
                className="inline-block rounded-sm px-2 py-0.5"
                style={{
                  background: `var(--p-${ground})`,
                  // A line or a ring is not text, so it is shown as a bar.
                  ...(least < 4.5
                    ? { borderLeft: `0.5rem solid var(--p-${front})` }
                    : { color: `var(--p-${front})` }),
                }}
              >
                {front}
              </span>
            </td>
            <td>{ground}</td>
            <td className="num">{contrastOf(theme, front, ground).toFixed(2)}</td>
            <td className="num">{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Computed from the exported tokens by WCAG 2.2: 4.5 for text, 3 for the edges of controls. */
export const Computed = meta.story({
  render: () => (
    <div className="grid gap-4 lg:grid-cols-2">
      <Figures theme="light" />
      <Figures theme="dark" />
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').filter((row) => row.querySelector('td'));
    await expect(rows).toHaveLength(pairs.length * 2);
    for (const row of rows) {
      const [has = 0, least = 0] = [...row.querySelectorAll('td.num')].map((cell) =>
        Number(cell.textContent),
      );
      await expect(has).toBeGreaterThanOrEqual(least);
    }
  },
});
