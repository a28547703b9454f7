// Valid requests, with a real row as their subject if there is one.
import type { Operation } from '#domain/contract-operations';
import { bodyExample, headersOf } from './contract.ts';
import type { Seeded } from './seed.ts';

const multipart = (): { headers: Record<string, string>; payload: string } => {
  const sarif = JSON.stringify({ version: '2.1.0', runs: [] });
  const part = (name: string, value: string, more = '') =>
    `--limit\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=limit' },
    payload: `${part('ext', 'sarif')}${part('tool', 'semgrep')}${part('file', sarif, '; filename="report.sarif"')}--limit--\r\n`,
  };
};

export const requestOf = (operation: Operation) => {
  if (operation.body === undefined) return { headers: headersOf(operation) };
  if (operation.body.json === undefined) return multipart();
  return {
    headers: { 'content-type': 'application/json', ...headersOf(operation) },
    payload: JSON.stringify(bodyExample(operation.id)),
  };
};

/** The id of a real row if there is one, so that the call reaches it. */
export const idFor = (operation: Operation, seeded: Seeded): Record<string, string> => {
  if (/\/(repositories|upload_scan|container_specs)\/:id/.test(operation.url))
    return { id: seeded.repository };
  if (
    /\/(findings|finding-send|remediations|issues)\/:id/.test(operation.url) &&
    !operation.url.includes('manage-clients')
  )
    return { id: seeded.finding ?? seeded.repository };
  if (operation.url.includes('/scans/:id') && seeded.scan !== undefined) return { id: seeded.scan };
  return {};
};
