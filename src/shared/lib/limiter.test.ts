import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter';

describe('the limiter', () => {
  it('never runs more than it may, and runs all, failures included', async () => {
    const limit = createLimiter(4);
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        limit(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, number % 3));
          running -= 1;
          if (number === 7) throw new Error('seven');
          return number;
        }),
      ),
    );
    expect(most).toBe(4);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(19);
    expect(results[7]?.status).toBe('rejected');
  });
});
