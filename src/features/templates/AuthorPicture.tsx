import type { Template } from '../../api/resources/templates';
import { Picture } from '../../ui/Picture';

export interface AuthorPictureProps {
  author: Template['author'];
  /** Its width and height, in px. */
  size: number;
}

/** The mark of who makes templates; the name stands beside it. */
export function AuthorPicture({ author: { avatarUrl, name }, size }: AuthorPictureProps) {
  return (
    <Picture
      src={avatarUrl}
      alt=""
      name={name}
      width={96}
      height={96}
      sx={{ width: size, flexShrink: 0, borderRadius: '22%' }}
    />
  );
}
