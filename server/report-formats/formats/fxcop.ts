/** FxCop and Visual Studio's code analysis: messages at each level of an assembly. */
import { type Entry, skipped } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { htmlToText, joinParagraphs } from '../normalize/text.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const inNamespace = [
  '/Messages',
  '/Types/Type/Messages',
  '/Types/Type/Members/Member/Messages',
  '/Types/Type/Members/Member/Accessors/Accessor/Messages',
].map((place) => `/Namespaces/Namespace${place}`);

const places = [
  '/Messages',
  ...inNamespace,
  '/Targets/Target/Messages',
  '/Targets/Target/Modules/Module/Messages',
  ...inNamespace.map((place) => `/Targets/Target/Modules/Module${place}`),
].map((place) => `/FxCopReport${place}/Message`);

export const fxcop = xmlFormat({
  id: 'fxcop',
  tool: 'FxCop',
  category: 'quality',
  docsUrl:
    'https://learn.microsoft.com/en-us/previous-versions/dotnet/netframework-3.0/bb429476(v=vs.80)',
  aliases: ['microsoft fxcop', 'visual studio code analysis'],
  severities: {
    criticalerror: 'critical',
    error: 'high',
    criticalwarning: 'medium',
    warning: 'low',
    informational: 'info',
  },
  detect: ({ value }) => (has(value, 'FxCopReport') ? 1 : 0),
  each: places,
  // Before version 1.35, issues were in a separate list.
  holds: ['/Issue/#', '/Issues/#/Issue/#'],
  asides: ['Rules', 'Localized', 'Exceptions', 'Notes', 'Rule'],
  run: (root) => ({
    toolVersion: str(root, 'FxCopReport', '@Version'),
    // Exceptions for rules or assemblies that could not be analysed.
    incomplete: list(root, 'FxCopReport', 'Exceptions', 'Exception').length > 0 && 'files_failed',
  }),
  map: (message, { root }) => {
    const name = str(message, '@TypeName') ?? str(message, 'Rule', '@TypeName');
    const id = str(message, '@CheckId') ?? name;
    const category = str(message, '@Category');
    const about = list(root, 'FxCopReport', 'Rules', 'Rule').find(
      (rule) => str(rule, '@TypeName') === name,
    );
    const status = str(message, '@Status')?.toLowerCase();
    return [...list(message, 'Issue'), ...list(message, 'Issues', 'Issue')].map((issue): Entry => {
      if (status === 'absent') return skipped('fixed_in_report');
      const [folder, file] = [str(issue, '@Path'), str(issue, '@File')];
      const text = str(issue) ?? str(issue, 'Resolution');
      return {
        ruleId: id,
        ruleName: str(about, 'Name') ?? name,
        helpUri: str(about, 'Url'),
        title: text ?? str(about, 'Name') ?? name,
        description: joinParagraphs(text, htmlToText(str(about, 'Description'))),
        mitigation: str(about, 'Resolution'),
        severity: str(issue, '@Level'),
        category: /security/i.test(category ?? '') ? 'sast' : undefined,
        location: {
          path: file === undefined ? undefined : [folder, file].filter(Boolean).join('/'),
          line: num(issue, '@Line'),
        },
        suppression:
          status === 'excluded' || status === 'suppressed'
            ? { kind: status, status: 'accepted' }
            : undefined,
        tags: [category],
      };
    });
  },
});
