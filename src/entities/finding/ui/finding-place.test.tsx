import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FindingRow } from '../model/finding';
import { FindingPlace } from './finding-place';

const at = (file: string | null, component: { name: string; version: string } | null = null) => {
  const attributes = {
    file,
    component,
    endpoint: null,
    range: file ? { start_line: 124 } : null,
    repository: { id: '1', nickname: 'claims-portal' },
  };
  const { container } = render(<FindingPlace finding={{ attributes } as FindingRow} />);
  return [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent);
};

it('names the repository, and cuts a path before its last segment', () => {
  expect(at('services/claims/src/StatementRepository.java')).toEqual([
    'claims-portal',
    'services/claims/src',
    '/StatementRepository.java:124',
  ]);
  expect(screen.getByTitle('services/claims/src/StatementRepository.java:124')).toBeDefined();
});

it('has one part where nothing can be cut', () => {
  expect(at('pom.xml')).toEqual(['claims-portal', 'pom.xml:124']);
  expect(at(null, { name: 'pg', version: '8.11.0' })).toEqual(['claims-portal', 'pg 8.11.0']);
});
