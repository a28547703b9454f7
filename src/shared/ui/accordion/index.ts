export { AccordionSection, type AccordionSectionProps } from './accordion';
