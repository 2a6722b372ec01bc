import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Participant } from '../../api/resources/discussions';
import { initials } from '../../lib/text';
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
  const { author, createdAt, editedAt, isStarter = false, size = 'medium' } = props;
  const edge = size === 'medium' ? 44 : 32;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Avatar
        src={author.avatarUrl}
        alt=""
        sx={{ width: edge, height: edge, fontSize: edge * 0.36 }}
      >
        {initials(author.name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="strong" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {author.name}
          </Box>
          {isStarter ? <Chip size="small" label="Author" /> : null}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <PostAge createdAt={createdAt} editedAt={editedAt} />
          </Box>
        </Box>
        <Box
          dir="auto"
          sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {occupationOf(author)}
        </Box>
      </Box>
    </Box>
  );
}
