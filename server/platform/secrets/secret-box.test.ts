import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSecretBox, loadSecretKey } from './secret-box.ts';

const box = createSecretBox(Buffer.alloc(32, 7).toString('base64'));

describe('a sealed secret', () => {
  it('opens for its organisation and purpose only', () => {
    const sealed = box.seal('acme', 'github', 'gho_token');
    expect(box.open('acme', 'github', sealed)).toBe('gho_token');
    expect(() => box.open('other', 'github', sealed)).toThrow();
    expect(() => box.open('acme', 'gitlab', sealed)).toThrow();
    expect(() =>
      createSecretBox(Buffer.alloc(32, 8).toString('base64')).open('acme', 'github', sealed),
    ).toThrow();
  });

  it('does not open when a byte was changed', () => {
    const sealed = box.seal('acme', 'github', 'gho_token');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open('acme', 'github', changed)).toThrow();
    }
  });

  it('looks different each time and does not show the text', () => {
    const [one, two] = [box.seal('acme', 'p', 'gho_token'), box.seal('acme', 'p', 'gho_token')];
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('gho');
  });
});

describe('the key', () => {
  it('is made once, for the owner of the data directory alone', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'parapet-key-'));
    const key = loadSecretKey(undefined, directory);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(loadSecretKey(undefined, directory)).toBe(key);
    expect(statSync(path.join(directory, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(loadSecretKey('configured', directory)).toBe('configured');
    rmSync(directory, { recursive: true });
  });
});
