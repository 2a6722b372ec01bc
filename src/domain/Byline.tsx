import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { initials } from '../lib/text';

export interface BylineProps {
  author: { name: string; avatarUrl: string };
  /** Stands after the name, such as a badge. */
  badge?: ReactNode;
  /** When it was written, beside the name; left out where `about` says so. */
  when?: ReactNode;
  /** What else is known of the author. */
  about: ReactNode;
  /** `small` for what is below something else. */
  size?: 'small' | 'medium';
}

/** Who wrote something and when. Names may read in either direction. */
export function Byline({ author, badge, when, about, size = 'medium' }: BylineProps) {
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
          <Box component="strong" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {author.name}
          </Box>
          {badge}
          {when ? (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {when}
            </Box>
          ) : null}
        </Box>
        <Box
          dir="auto"
          sx={{
            typography: 'caption',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            // Keeps the ground of a level clear of the name.
            '&:has([data-level])': { mt: 0.25 },
          }}
        >
          {about}
        </Box>
      </Box>
    </Box>
  );
}
