import Chip from '@mui/material/Chip';
import type { Participant } from '../../api/resources/discussions';
import { Byline } from '../../domain/Byline';
import { PostAge } from './PostAge';

/** `Product designer at Fieldnote`, or the role alone where no company is given. */
export const occupationOf = ({ role, company }: Participant): string =>
  company ? `${role} at ${company}` : role;

export interface PostBylineProps {
  author: Participant;
  createdAt: string;
  editedAt: string | null;
  /** True for who started the discussion, in its comments. */
  isStarter?: boolean;
  /** `small` for comments. */
  size?: 'small' | 'medium';
}

/** Who wrote a post, what they do, and how long ago. */
export function PostByline(props: PostBylineProps) {
  const { author, createdAt, editedAt, isStarter = false, size } = props;
  return (
    <Byline
      author={author}
      badge={isStarter ? <Chip size="small" label="Author" /> : null}
      when={<PostAge createdAt={createdAt} editedAt={editedAt} />}
      about={occupationOf(author)}
      size={size}
    />
  );
}
