export { Confetti, type ConfettiProps } from './confetti';
