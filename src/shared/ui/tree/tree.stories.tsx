import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tree } from './tree';
import type { TreeNode } from './tree-model';

const files: readonly TreeNode[] = [
  {
    id: 'src',
    label: 'src',
    count: 42,
    worst: 'critical',
    children: [
      {
        id: 'src/auth',
        label: 'auth',
        count: 12,
        worst: 'high',
        children: [{ id: 'src/auth/token.ts', label: 'token.ts', count: 12, worst: 'high' }],
      },
      { id: 'src/main.ts', label: 'main.ts', count: 30, worst: 'critical' },
    ],
  },
  {
    id: 'tests',
    label: 'tests',
    count: 3,
    worst: 'low',
    children: [{ id: 'tests/login.ts', label: 'login.ts', count: 3, worst: 'low' }],
  },
  { id: 'package.json', label: 'package.json' },
];
const many: readonly TreeNode[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `file-${index}`,
  label: `file-${index}.ts`,
  count: index,
}));

function Demo({ nodes = files }: { nodes?: readonly TreeNode[] }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className="flex h-72 max-w-sm flex-col bg-surface">
      <Tree label="Files" nodes={nodes} value={value} onChange={setValue} defaultOpen={['src']} />
      <output className="text-xs">{value}</output>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Tree', component: Demo });

export const Open = meta.story({});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tree = canvas.getByRole('tree', { name: 'Files' });
    tree.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect(canvas.getByText('src/auth/token.ts')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /auth/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard('{Home}*');
    await expect(canvas.getByRole('treeitem', { name: /tests/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('p ');
    await expect(canvas.getByRole('treeitem', { name: 'package.json' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const FiveThousandRows = meta.story({
  args: { nodes: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(await canvas.findByText('file-4999')).toBeVisible();
  },
});
