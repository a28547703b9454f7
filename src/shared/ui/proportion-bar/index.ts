export { type Part, ProportionBar, type ProportionBarProps } from './proportion-bar';
