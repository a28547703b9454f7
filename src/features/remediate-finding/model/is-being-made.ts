import type { Remediation } from '@/shared/api/generated/model';

export const isBeingMade = ({
  processing_status: status,
}: Pick<Remediation, 'processing_status'>): boolean => status === 'queued' || status === 'running';
