// Code that a generated fix must not introduce. The model reads untrusted text, which may ask it to
// do exactly that.

type Family = {
  what: string;
  pattern: RegExp;
  /** Rejected even if the code already contained one. */
  isEachCounted?: boolean;
};

const families: readonly Family[] = [
  {
    what: 'starts another program',
    pattern:
      /\bos\.(?:system|popen|exec\w*|spawn\w*)\s*\(|\bsubprocess\.\w+\s*\(|\bchild_process\b|\b(?:execSync|spawnSync|execFile(?:Sync)?)\s*\(|\bRuntime\.getRuntime\(\)|\bnew\s+ProcessBuilder\b|\bexec\.Command\b|\bProcess\.Start\b|\b(?:shell_exec|passthru|proc_open)\s*\(|\bstd::process::Command\b|\bOpen3\.|\bInvoke-Expression\b/,
  },
  {
    what: 'runs text as code',
    pattern:
      /(?<![\w.])(?:eval|exec)\s*\(|\bnew\s+Function\s*\(|\b__import__\s*\(|\bcompile\s*\([^)]*['"]exec['"]/,
  },
  {
    isEachCounted: true,
    what: 'runs what it downloads',
    pattern: /\b(?:curl|wget|iwr|Invoke-WebRequest)\b[^\n]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/i,
  },
  {
    isEachCounted: true,
    what: 'turns the check of certificates off',
    pattern:
      /\bverify\s*=\s*False\b|rejectUnauthorized["']?\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|InsecureSkipVerify\s*:\s*true|CURLOPT_SSL_VERIFYPEER\s*,\s*(?:0|false)|_create_unverified_context|ServerCertificateValidationCallback/i,
  },
  {
    isEachCounted: true,
    what: 'tells scanners to look away',
    pattern:
      /\bnosemgrep\b|\bnosec\b|\bNOSONAR\b|\bgitleaks:allow\b|eslint-disable|trivy:ignore|checkov:skip|\bNOLINT\b|\blgtm\s*\[|codeql\s*\[/i,
  },
];

const addresses = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\bhttps?:\/\/([^\s/"'`<>)\\:]+)/gi)].map(([, host = '']) =>
      host.toLowerCase(),
    ),
  );

/**
 * Returns sentences for the model and the log of the fix; empty if the change introduces no risky
 * code.
 * @param before all text that the model was given
 * @param after the same text with the change
 */
export const listRiskyAdditions = (before: string, after: string): string[] => {
  const count = (text: string, pattern: RegExp): number =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].length;
  const added = families
    .filter(({ pattern, isEachCounted }) => {
      const had = count(before, pattern);
      return count(after, pattern) > had && (had === 0 || isEachCounted === true);
    })
    .map(({ what }) => `The change adds code that ${what}.`);
  const known = addresses(before);
  const strange = [...addresses(after)].filter((host) => !known.has(host));
  return strange.length === 0
    ? added
    : [...added, `The change adds the address ${strange.slice(0, 3).join(', ')}.`];
};
