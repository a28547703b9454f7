import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateRepositories } from '@/entities/repository';
import { createRepositoryWithList } from '@/shared/api/generated/repositories';
import type { CreateRepositoryWithListRequest } from '@/shared/api/generated/model';

export function useAddRepository() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateRepositoryWithListRequest) => createRepositoryWithList(request),
    onSuccess: () => invalidateRepositories(client),
  });
}
