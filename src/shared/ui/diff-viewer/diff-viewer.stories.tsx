import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DiffViewer } from './diff-viewer';

const diff = `--- a/StatementRepository.java
+++ b/StatementRepository.java
@@ -121,4 +121,4 @@
 public List<Statement> findByAccount(String accountId, String order) {
-    String sql = "SELECT * FROM statements"
-        + " ORDER BY " + order;
+    String column = SORTABLE.getOrDefault(order, "issued_at");
+    String sql = "SELECT * FROM statements ORDER BY " + column;
     return jdbc.query(sql, new StatementMapper());
@@ -140,2 +140,3 @@
 }
+// bound
 
`;

const meta = preview.meta({
  title: 'UI/Diff viewer',
  component: DiffViewer,
  args: { diff, path: 'StatementRepository.java', view: 'unified' as const },
});

export const Unified = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Unified diff of StatementRepository.java' });
    await expect(await canvas.findByText(/getOrDefault/)).toBeVisible();
    await expect(region.querySelectorAll('.diff-code-insert')).toHaveLength(3);
    await expect(region.querySelectorAll('.diff-code-delete')).toHaveLength(2);
    await expect(region.querySelector('[data-number="000122"]')).not.toBeNull();
  },
});

export const SplitNeedsRoom = meta.story({
  args: { view: 'split' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/getOrDefault/);
    const wide = canvasElement.clientWidth >= 960;
    await expect(
      await canvas.findByRole('region', { name: wide ? /^Split/ : /^Unified/ }),
    ).toBeVisible();
  },
});

export const NAndPMoveBetweenHunks = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByText('@@ -121,4 +121,4 @@');
    canvas.getByRole('region').focus();
    await userEvent.keyboard('n');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(canvas.getByText('@@ -140,2 +140,3 @@')).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(first).toHaveFocus();
  },
});

/** Invalid diffs are shown as plain text. */
export const Unreadable = meta.story({
  args: { diff: '--- a/StatementRepository.java\n+++ b/StatementRepository.java' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^--- a\/StatementRepository/)).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Nothing = meta.story({ args: { diff: '' }, parameters: { themes: 'one' } });
