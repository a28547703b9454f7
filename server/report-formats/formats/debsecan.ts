import { textFormat } from '../format.ts';

/**
 * `debsecan`: a vulnerability and a package per line, with a remark such as `(remotely exploitable,
 * high urgency, fixed)`.
 */
export const debsecan = textFormat({
  id: 'debsecan',
  tool: 'debsecan',
  category: 'container',
  docsUrl: 'https://manpages.debian.org/stable/debsecan/debsecan.1.en.html',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^(?:CVE-\d{4}-\d{4,}|TEMP-[0-9A-F-]+) [a-z0-9][a-z0-9.+-]+(?: \([a-z, -]+\))?\r?$/m.test(
      text.slice(0, 2000),
    )
      ? 0.9
      : 0,
  map: (text) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const [, id, name, remark] =
        /^((?:CVE|TEMP)-[0-9A-F-]+) (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (id === undefined) return [];
      const urgency = /(high|medium|low) urgency/.exec(remark ?? '')?.[1];
      return [
        {
          pointer: `line ${index + 1}`,
          finding: {
            ruleId: id,
            helpUri: `https://security-tracker.debian.org/tracker/${id}`,
            title: `${id} - ${name ?? ''}`,
            description: remark,
            mitigation: /\bfixed\b/.test(remark ?? '')
              ? `Update ${name ?? 'the package'}.`
              : undefined,
            severity: urgency,
            fallbackSeverity: 'low' as const,
            vulnerabilityIds: [id],
            component: { name, ecosystem: 'debian' },
            references: [`https://security-tracker.debian.org/tracker/${id}`],
            tags: remark?.split(', ') ?? [],
          },
        },
      ];
    }),
});
