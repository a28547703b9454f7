import { Skeleton } from '@/shared/ui/skeleton';

/** As wide as a number of three digits. */
export const CountBar = () => <Skeleton className="h-3 w-6" />;
