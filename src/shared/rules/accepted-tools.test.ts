import { describe, expect, it } from 'vitest';
import { acceptsTool, toolChoice } from './accepted-tools.ts';

const choice = (excluded_tools: string[], included_tools: string[] = []) =>
  toolChoice({ excluded_tools, included_tools });

describe('the tools that an organisation wants', () => {
  it('are all without a choice', () => {
    expect(acceptsTool(choice([]), 'Trivy')).toBe(true);
  });

  it.each(['semgrep', 'Semgrep', 'Semgrep OSS', 'SEMGREP PRO'])(
    'leave out every edition of an excluded tool: %s',
    (name) => {
      expect(acceptsTool(choice(['Semgrep']), name)).toBe(false);
    },
  );

  it('take one edition where only that is excluded', () => {
    expect(acceptsTool(choice(['Semgrep OSS']), 'Semgrep Pro')).toBe(true);
    expect(acceptsTool(choice(['Semgrep OSS']), 'Semgrep OSS')).toBe(false);
  });

  it('are the editions of those that are named, and no tool that merely begins alike', () => {
    expect(acceptsTool(choice([], ['semgrep']), 'Semgrep OSS')).toBe(true);
    expect(acceptsTool(choice([], ['npm']), 'npm audit')).toBe(true);
    expect(acceptsTool(choice([], ['sem']), 'Semgrep OSS')).toBe(false);
    expect(acceptsTool(choice(['semgrep oss'], ['semgrep']), 'Semgrep OSS')).toBe(false);
  });
});
