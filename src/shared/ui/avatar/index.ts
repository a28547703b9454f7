export { Avatar, type AvatarProps, initials, Monogram, NoAvatar } from './avatar';
