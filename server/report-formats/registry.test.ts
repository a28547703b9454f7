import { describe, expect, it } from 'vitest';
import { formatsOfTool, normalizeToolName } from './detect-format.ts';
import { formats, formatsByCategory } from './registry.ts';

describe('the registry', () => {
  it('names each format once, in kebab-case, with its documentation', () => {
    const ids = formats.map((format) => format.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, docsUrl, tool } of formats) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(docsUrl, id).toMatch(/^https:\/\//);
      expect(tool.trim(), id).not.toBe('');
    }
  });

  it('lists each format under its category', () => {
    for (const [category, listed] of Object.entries(formatsByCategory))
      for (const format of listed) expect(format.category, format.id).toBe(category);
  });

  it('knows the usual other names', () => {
    const first = (name: string): string | undefined => formatsOfTool(name)[0]?.id;
    expect(
      [
        'Trivy Scan',
        'anchore_grype',
        'Semgrep JSON Report',
        'OWASP ZAP',
        'aws_prowler_v3plus',
        'GitLab SAST Report',
        'Tenable Scan',
        'whitesource',
      ].map(first),
    ).toEqual(['trivy', 'grype', 'semgrep', 'zap', 'prowler', 'gitlab', 'nessus', 'mend']);
    expect(first('no such scanner')).toBeUndefined();
    expect(normalizeToolName('Trivy-Scan Report')).toBe('trivy');
    expect(first('gitlab_dep_scan')).toBe('gitlab');
    expect(first('jfrog_xray_on_demand_binary_scan')).toBe('jfrog-xray');
  });

  it('has no own severity word that is not written as it is looked up', () => {
    for (const { id, severities } of formats)
      for (const word of Object.keys(severities ?? {})) expect(word, id).toMatch(/^[a-z0-9.]+$/);
  });
});
