import { expect, it } from 'vitest';
import { slow } from './slow.ts';

it('closes fifty slow connections while the product answers', async () => {
  const { failures } = await slow({ scale: 'sample', seed: 1, say: () => undefined });
  expect(failures).toEqual([]);
});
