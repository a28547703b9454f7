import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { OtpInput } from './otp-input';

const complete = fn();

function Demo({ wrong = false }: { wrong?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <OtpInput
      aria-label="Six-digit code"
      aria-invalid={wrong}
      value={code}
      onChange={setCode}
      onComplete={complete}
    />
  );
}

const meta = preview.meta({
  title: 'UI/OTP input',
  component: Demo,
  beforeEach: () => void complete.mockClear(),
});

export const Empty = meta.story({});
export const Wrong = meta.story({ args: { wrong: true } });

export const SubmitsAtSix = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '12a345');
    await expect(complete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(complete).toHaveBeenCalledOnce();
    await expect(complete).toHaveBeenCalledWith('123456');
  },
});

export const PasteFillsAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Six-digit code'));
    await userEvent.paste(' 481 207 ');
    await expect(complete).toHaveBeenCalledOnce();
    await expect(complete).toHaveBeenCalledWith('481207');
  },
});
