export { DateRange, type DateRangeProps, type Dates, lastDays } from './date-range';
