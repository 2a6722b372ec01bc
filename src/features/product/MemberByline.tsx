import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Review } from '../../api/resources/reviews';
import { formatDate, formatMonthYear, formatTime } from '../../lib/dates';
import { initials, pluralize } from '../../lib/text';

export interface MemberBylineProps {
  author: Review['author'];
  /** When it was written, RFC 3339. */
  createdAt: string;
  /** Stands after the name, such as a badge. */
  badge?: ReactNode;
  /** `small` for what stands below something else. */
  size?: 'small' | 'medium';
}

/** Who wrote something and when: picture, name, how long a member, how many deals bought. */
export function MemberByline({ author, createdAt, badge, size = 'medium' }: MemberBylineProps) {
  const edge = size === 'medium' ? 44 : 32;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
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
          {badge}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <time dateTime={createdAt}>
              {formatDate(createdAt)}, {formatTime(createdAt)}
            </time>
          </Box>
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          Member since {formatMonthYear(author.memberSince)} ·{' '}
          {pluralize(author.dealsBought, 'deal bought', 'deals bought')}
        </Box>
      </Box>
    </Box>
  );
}
