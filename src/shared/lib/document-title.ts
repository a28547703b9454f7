import { useEffect } from 'react';
import { publicConfig } from '@/shared/config';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title =
      title === publicConfig.productName ? title : `${title} · ${publicConfig.productName}`;
  }, [title]);
}
