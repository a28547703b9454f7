export { Popover, type PopoverProps, type TriggerProps } from './popover';
