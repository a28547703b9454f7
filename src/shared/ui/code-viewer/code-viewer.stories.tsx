import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CodeViewer } from './code-viewer';

const java = `public List<Statement> findByAccount(String accountId, String order) {
    String sql = "SELECT * FROM statements"
        + " WHERE account_id = '" + accountId + "'"
        + " ORDER BY " + order;
    return jdbc.query(sql, new StatementMapper(), 200); // 200 rows at most
}`;

const meta = preview.meta({
  title: 'UI/Code viewer',
  component: CodeViewer,
  args: {
    code: java,
    path: 'src/main/java/StatementRepository.java',
    firstLine: 121,
    hit: { from: 123, to: 124 },
  },
});

export const Coloured = meta.story({ parameters: { themes: 'one' } });
export const InAPeek = meta.story({ args: { look: 'bare' }, parameters: { themes: 'one' } });
export const NoGrammar = meta.story({
  args: { path: 'notes.unknown', code: 'plain text\n\nand more' },
  parameters: { themes: 'one' },
});

export const FiveColoursAndSixDigits = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-number="000123"]')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('[data-hit]')).toHaveLength(2);
    await waitFor(() => expect(canvasElement.querySelector('.text-syn-str')).not.toBeNull(), {
      timeout: 10_000,
    });
    const used = new Set(
      [...canvasElement.querySelectorAll('code span[class]')].map((one) => one.className),
    );
    await expect([...used].sort()).toEqual([
      'text-syn-com',
      'text-syn-fn',
      'text-syn-key',
      'text-syn-num',
      'text-syn-str',
    ]);
    await expect(canvas.getByRole('region', { name: /^Code of/ })).toHaveTextContent(
      'WHERE account_id',
    );
  },
});

export const DarkColours = meta.story({ globals: { theme: 'dark' } });
