// Apart from the other queries: only those who manage organisations load it.
export { listManagedFindings } from '@/shared/api/generated/manage-clients';
