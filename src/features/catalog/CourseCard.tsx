import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { FoundListing, Listing } from '../../api/resources/listings';
import { CardAction } from '../../domain/CardAction';
import { courseLanguage } from '../../domain/courseLanguage';
import { FoundText, FoundTitle } from '../../domain/Found';
import { ListingCardBones, priceBones, ratingBone } from '../../domain/ListingCardBones';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { cardParts } from '../../list/cardParts';
import { formatHours, initials, pluralize } from '../../lib/text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LevelBadge } from '../../domain/LevelBadge';
import { weight } from '../../theme/tokens';

/** Who teaches it, and below that how much. */
const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 10,
  margin: '4px 0 10px',
  color: theme.vars.palette.text.secondary,
  '& .MuiAvatar-root': { width: 40, height: 40, fontSize: '0.875rem' },
  '& p': {
    ...theme.typography.subtitle2,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
  },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    // One line.
    height: 20,
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    listStyle: 'none',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, height: 20, whiteSpace: 'nowrap' },
  // Where not all cards of a list have room for the lessons, none says them; the language stays.
  '@container (max-width: 480px)': { '& .CourseCard-lessons': { display: 'none' } },
  // Where names that are long have just the room then.
  '@container (max-width: 340px) or ((min-width: 480.05px) and (max-width: 560px))': {
    '& ul': { columnGap: 8 },
  },
  '& li b': { fontWeight: weight.strong, color: theme.vars.palette.text.primary },
}));

export interface CourseCardProps {
  course: Listing & Partial<Pick<FoundListing, 'match'>>;
  /** What it was searched by. */
  q?: string;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

/** A course as a listing's card, with the face of its teacher, its level, its hours and its language. */
export const CourseCard = memo(function CourseCard({
  course,
  q = '',
  priority = false,
}: CourseCardProps) {
  const { id, title, certification, language, course: facts } = course;
  return (
    <ListingCardFrame
      listing={course}
      titleLines={2}
      headingLevel="h3"
      priority={priority}
      heading={<FoundTitle id={id} title={title} q={q} />}
      tagline={<FoundText tagline={course.tagline} match={course.match} q={q} />}
      facts={
        facts ? (
          <Facts className={cardParts.aside}>
            <Avatar src={facts.instructor.avatarUrl} alt="">
              {initials(facts.instructor.name)}
            </Avatar>
            <div>
              <p dir="auto">
                <VisuallyHidden>Taught by </VisuallyHidden>
                {facts.instructor.name}
              </p>
              <ul>
                {certification ? (
                  <li>
                    <VisuallyHidden>Level: </VisuallyHidden>
                    <LevelBadge level={certification} />
                  </li>
                ) : null}
                <li>
                  <b>{formatHours(facts.minutes)}</b>
                </li>
                <li className="CourseCard-lessons">
                  {pluralize(facts.lessonCount, 'lesson', 'lessons')}
                </li>
                {language ? <li>{courseLanguage(language)}</li> : null}
              </ul>
            </div>
          </Facts>
        ) : null
      }
      action={<CardAction />}
    />
  );
});

/** Shown where a {@link CourseCard} will be. */
export function CourseCardSkeleton() {
  return (
    <ListingCardBones titleLines={2}>
      <Facts className={cardParts.aside}>
        <span className="Bone" style={{ width: 40, height: 40, borderRadius: '50%' }} />
        <div>
          <p className="Bone Bone-text" style={{ width: 120 }} />
          <ul className="Bone Bone-text" style={{ width: 200 }} />
        </div>
      </Facts>
      {ratingBone}
      {priceBones}
    </ListingCardBones>
  );
}
