export { Avatar, type AvatarProps, initials, NoAvatar } from './avatar';
export { Monogram } from './monogram';
