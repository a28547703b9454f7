import { Skeleton } from '@/shared/ui/skeleton';

/** As wide as a three-digit number. */
export const CountBar = () => <Skeleton className="h-3 w-6" />;
