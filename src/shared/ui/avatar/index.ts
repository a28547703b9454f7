export { Avatar, type AvatarProps, initials, NoAvatar } from './avatar';
