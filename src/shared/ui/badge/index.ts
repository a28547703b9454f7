export { Badge, type BadgeTone, badgeTones, Count } from './badge';
