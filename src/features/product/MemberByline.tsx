import type { ReactNode } from 'react';
import type { Review } from '../../api/resources/reviews';
import { Byline } from '../../domain/Byline';
import { DottedLine } from '../../domain/DottedLine';
import { formatMonthYear } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { WrittenDate } from './WrittenDate';

export interface MemberBylineProps {
  author: Review['author'];
  /** When it was written, RFC 3339. */
  createdAt: string;
  /** Stands after the name, such as a badge. */
  badge?: ReactNode;
  /** `small` for what is below something else. */
  size?: 'small' | 'medium';
  /** Whether phones show only who and when; what else is known is read out there. */
  isBrief?: boolean;
}

/** Who wrote something and when: picture, name, how long a member, how many deals bought. */
export function MemberByline({
  author,
  createdAt,
  badge,
  size,
  isBrief = false,
}: MemberBylineProps) {
  return (
    <Byline
      author={author}
      badge={badge}
      about={
        <DottedLine sx={isBrief ? brief : undefined}>
          <WrittenDate at={createdAt} />
          <span>Member since {formatMonthYear(author.memberSince)}</span>
          <span>{pluralize(author.dealsBought, 'deal bought', 'deals bought')}</span>
        </DottedLine>
      }
      size={size}
    />
  );
}

/** They would take a second line of each entry. */
const brief = {
  '@media (max-width: 599.95px)': { '& > span > span': visuallyHiddenStyles },
} as const;
