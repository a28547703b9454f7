import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

const reason = 'You’re all caught up.';

it('keeps the focus when it becomes impossible, and says why', () => {
  const onClick = vi.fn();
  const button = (disabledReason: string | false) => (
    <Button disabledReason={disabledReason} onClick={onClick}>
      Mark all as read
    </Button>
  );
  const { rerender } = render(button(false));
  const before = screen.getByRole('button', { name: 'Mark all as read' });
  expect(before.hasAttribute('aria-describedby')).toBe(false);
  before.focus();
  rerender(button(reason));
  const after = screen.getByRole('button', { name: 'Mark all as read' });
  expect(document.activeElement).toBe(after);
  expect(document.getElementById(after.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    reason,
  );
  fireEvent.click(after);
  expect(onClick).not.toHaveBeenCalled();
});
