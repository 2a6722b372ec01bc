import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { OwnCourse } from '../../api/resources/courses';
import { courseLanguage } from '../../domain/courseLanguage';
import { courseWord } from '../../domain/courseStep';
import { DottedLine } from '../../domain/DottedLine';
import { ListingCardBones } from '../../domain/ListingCardBones';
import { CardRoot } from '../../domain/listingCardStyles';
import { cardParts } from '../../list/cardParts';
import { AppLink } from '../../routing/AppLink';
import { stretchedLink, tonal } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { ProgressLine } from '../../domain/ProgressLine';
import { certificateHref, courseHref } from './portalUrl';

export interface OwnCourseCardProps {
  course: OwnCourse;
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
}

/** A course of the member's own: how far it is, and the way to go on. */
export function OwnCourseCard({ course, priority }: OwnCourseCardProps) {
  const { id, title, tagline, vendor, language, imageUrl, resumeLesson } = course;
  const { isBegun, doneCount, lessonCount } = course;
  return (
    <CardRoot titleLines={2} sx={row}>
      <div className={cardParts.picture}>
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority={priority} />
      </div>
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <DottedLine>
            <span>{vendor.name}</span>
            {language ? <span>{courseLanguage(language)}</span> : null}
          </DottedLine>
        </div>
        <div className={cardParts.text}>
          <h3 className={cardParts.title}>
            <Box component={AppLink} to={courseHref(id, resumeLesson.id)} sx={stretchedLink}>
              {title}
            </Box>
          </h3>
          <p className={cardParts.tagline}>{tagline}</p>
        </div>
        <Box className={PROGRESS} sx={{ width: '100%' }}>
          <ProgressLine done={doneCount} total={lessonCount} hasButtons />
        </Box>
        <div className={cardParts.price}>
          {/* Says what the link does that the whole card is, and lies below it. */}
          <b aria-hidden className={cardParts.action}>
            {courseWord(isBegun && doneCount < lessonCount)}
          </b>
          {course.certifiedAt ? (
            <Button
              component={AppLink}
              to={certificateHref(id)}
              size="small"
              variant="outlined"
              color="secondary"
              aria-label={`Certificate for ${title}`}
              // Above the link that the whole card is.
              sx={{ position: 'relative', zIndex: 1 }}
            >
              Certificate
            </Button>
          ) : null}
        </div>
      </div>
    </CardRoot>
  );
}

const PROGRESS = 'OwnCourse-progress';

/** Its words and its bar have the whole width; how many lessons are done has a line with the buttons. */
const row = (theme: Theme) => ({
  // All of its cover, clear of the edges, and as high as what stands beside it.
  '@media (min-width: 700px) and (max-width: 899.95px)': { '&&&': { '--picture': '246px' } },
  [theme.breakpoints.up('md')]: { '&&&': { '--picture': '235px' } },
  [theme.breakpoints.up('lg')]: { '&&&': { '--picture': '211px' } },
  // On phones the buttons share a line of their own, as wide as that of the course to go on with.
  [theme.breakpoints.down('sm')]: {
    // Nothing is beside it: what has no room stands below.
    [`&&& .${cardParts.vendor} > :first-of-type`]: { whiteSpace: 'normal' },
    [`&&& .${cardParts.price}`]: {
      display: 'flex',
      marginTop: '12px',
      '& > *': { flex: '1 1 0', minHeight: 44 },
    },
  },
  [theme.breakpoints.up('sm')]: {
    [`&&& .${cardParts.picture}`]: { width: 'var(--picture)', padding: '12px 0 12px 12px' },
    // Also in the widest lists, whose pictures elsewhere reach to the edges of their cards.
    [`&&&&& .${cardParts.picture} > :first-of-type`]: {
      height: 'auto',
      aspectRatio: '16 / 10',
      borderRadius: `${radius.small}px`,
      outlineWidth: 1,
    },
    [`&&& .${cardParts.body}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
    },
    [`&&& :is(.${cardParts.vendor}, .${cardParts.text})`]: { gridColumn: '1 / -1' },
    [`&&& .${PROGRESS}`]: {
      gridColumn: '1 / -1',
      gridRow: 3,
      alignSelf: 'end',
      paddingTop: '4px',
    },
    [`&&& .${cardParts.price}`]: {
      gridRow: 3,
      gridColumn: 2,
      flexDirection: 'row-reverse',
      alignSelf: 'end',
      gap: 1,
    },
  },
  // The other button is in hand then, not the card.
  [`&&&:has(a.MuiButton-root:is(:hover, :focus-visible)) .${cardParts.action}`]: tonal(theme),
  // The ring is around the button where that has the focus, not around the card.
  '&:has(a.MuiButton-root:focus-visible)': {
    outline: 'none',
    '& a.MuiButton-root': { outline: '2px solid', outlineColor: 'primary.main' },
  },
});

/** Stands where an {@link OwnCourseCard} will be. */
export function OwnCourseCardSkeleton() {
  return (
    <ListingCardBones titleLines={2} textLines={1} sx={row}>
      <Box className={PROGRESS} sx={{ width: '100%' }}>
        <ProgressLine done={0} total={1} hasButtons>
          <span className="Bone Bone-text" style={{ width: 160 }} />
        </ProgressLine>
      </Box>
      <div className={cardParts.price}>
        <span className="Bone" style={{ width: 112, height: 36 }} />
      </div>
    </ListingCardBones>
  );
}
