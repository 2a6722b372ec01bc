import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Review } from '../../api/resources/reviews';
import { Byline } from '../../domain/Byline';
import { formatMonthYear, formatShortDate, formatTime } from '../../lib/dates';
import { pluralize } from '../../lib/text';

export interface MemberBylineProps {
  author: Review['author'];
  /** When it was written, RFC 3339. */
  createdAt: string;
  /** Stands after the name, such as a badge. */
  badge?: ReactNode;
  /** `small` for what is below something else. */
  size?: 'small' | 'medium';
}

/** Who wrote something and when: picture, name, how long a member, how many deals bought. */
export function MemberByline({ author, createdAt, badge, size }: MemberBylineProps) {
  return (
    <Byline
      author={author}
      badge={badge}
      about={
        <>
          <Box
            component="time"
            dateTime={createdAt}
            sx={{ display: { xs: 'block', sm: 'inline' } }}
          >
            {formatShortDate(createdAt)}, {formatTime(createdAt)}
          </Box>
          {/* On phones the date is a line of its own. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
          </Box>
          Member since {formatMonthYear(author.memberSince)}{' '}
          <Box
            component="span"
            sx={{ display: { xs: 'block', sm: 'inline' }, whiteSpace: 'nowrap' }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {'· '}
            </Box>
            {pluralize(author.dealsBought, 'deal bought', 'deals bought')}
          </Box>
        </>
      }
      size={size}
    />
  );
}
