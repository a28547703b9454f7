/** Nikto's XML and JSON (an object, or a list of them for several hosts). */
import { jsonFormat, xmlFormat } from '../format.ts';
import { has, isList, list, str } from '../input/access.ts';

const common = { tool: 'Nikto', category: 'dast', docsUrl: 'https://github.com/sullo/nikto/wiki/Export-Formats' } as const;

export const niktoXml = xmlFormat({
  ...common,
  id: 'nikto',
  recognise: ({ value }) => (has(value, 'niktoscan') || has(value, 'niktoscans') ? 1 : 0),
  each: ['/niktoscan/scandetails/item', '/niktoscan/niktoscan/scandetails/item', '/niktoscans/niktoscan/scandetails/item'],
  map: (item, { parents }) => {
    const details = parents.at(-1);
    const text = str(item, 'description');
    return {
      rule: str(item, '@id'),
      title: text?.split(/\. (?=[A-Z])/, 1)[0],
      description: text,
      fallback: 'info',
      ids: [text],
      endpoint: str(item, 'namelink') ?? `${str(details, '@sitename') ?? ''}${str(item, 'uri') ?? ''}`,
      httpMethod: str(item, '@method'),
      references: [str(item, 'references'), str(item, '@osvdblink'), text],
    };
  },
});

export const niktoJson = jsonFormat({
  ...common,
  id: 'nikto-json',
  recognise: ({ value }) => (has(value, 'host', 'banner', 'vulnerabilities') || has(value, '0.host', '0.banner', '0.vulnerabilities') ? 0.95 : 0),
  map: (document) =>
    (isList(document) ? (document as unknown[]) : [document]).flatMap((host) =>
      list(host, 'vulnerabilities').map((raw) => ({
        rule: str(raw, 'id'),
        title: str(raw, 'msg'),
        description: str(raw, 'msg'),
        ids: [str(raw, 'msg')],
        endpoint: `${str(host, 'port') === '443' ? 'https' : 'http'}://${str(host, 'host') ?? str(host, 'ip') ?? ''}:${str(host, 'port') ?? ''}${str(raw, 'url') ?? ''}`,
        httpMethod: str(raw, 'method'),
        references: [str(raw, 'references'), str(raw, 'msg')],
      })),
    ),
});
