import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListings } from '../../api/resources/listings';
import { CardGrid } from '../../list/CardGrid';
import { cardParts } from '../../list/cardParts';
import { besideAction } from '../../list/heartPlaces';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { ArrowRightIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { CourseCard, CourseCardSkeleton } from './CourseCard';

/** The category of listings about artificial intelligence. */
const AI = 'ai';

/** How many stand in the row. */
const SHOWN = 4;

/** The trainings about AI itself, the most popular first. */
export const useAiTrainings = () =>
  useListings({ kind: 'course', category: [AI], sort: ['-popularity'], pageSize: SHOWN });

export interface AiTrainingsProps {
  trainings: ReturnType<typeof useAiTrainings>;
}

/**
 * What leads the trainings: those about AI itself, and the name of what follows, which is every other
 * course (specification, section 2). Nothing where there are none.
 */
export function AiTrainings({ trainings }: AiTrainingsProps) {
  return (
    <QueryView
      query={trainings}
      skeleton={
        <Lead>
          <CardGrid skeleton={<CourseCardSkeleton />} skeletons={SHOWN} />
        </Lead>
      }
    >
      {({ items }) =>
        items.length === 0 ? null : (
          <Lead>
            <CardGrid items={items} isStale={false} isLoading={false}>
              {(training, priority) => <CourseCard course={training} priority={priority} />}
            </CardGrid>
          </Lead>
        )
      }
    </QueryView>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return (
    <>
      <AboutAi>{children}</AboutAi>
      <SectionHeading
        title="And every other course"
        description="Design, sales, finance and whatever else a small team has to learn."
      />
    </>
  );
}

function AboutAi({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby="ai-first"
      sx={{ mb: { xs: 4, md: 5 }, '& > div:first-of-type': { mb: { xs: 1, md: 1.5 } } }}
    >
      <SectionHeading
        id="ai-first"
        title="Start with AI"
        action={
          <Button
            component={AppLink}
            to={pathTo('trainings', { category: AI })}
            endIcon={<ArrowRightIcon />}
            sx={{ mx: -2, my: { xs: -1, md: 0 } }}
          >
            All about AI
          </Button>
        }
      />
      <Box sx={inPairs}>{children}</Box>
    </Box>
  );
}

/**
 * All four with price and button in the first view: below each other on tablets, two beside two in wide
 * windows, side by side in the widest; on phones a row to swipe through, whose next one peeks in.
 */
const inPairs = {
  '@media (max-width: 599.95px)': {
    '& > ul': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(264px, calc(100vw - 72px))',
      gap: '12px',
      m: '-8px -16px',
      // Inside the scrolled box for focus rings and shadows.
      p: '8px 16px 20px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '16px',
      scrollbarWidth: 'none',
      '& > li': { scrollSnapAlign: 'start' },
    },
    [`& article .${cardParts.tagline}`]: { display: 'none' },
    [`& article .${cardParts.text}`]: { minHeight: 0, mb: '6px', p: 0, border: 0 },
    [`& article .${cardParts.vendor}`]: { mt: '-2px' },
    [`& article .${cardParts.action}`]: { minHeight: 44, px: '18px' },
  },
  '@media (min-width: 600px) and (max-width: 1535.95px)': {
    '& > ul': {
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: { xs: 1.5, lg: 2 },
    },
    '& > ul > li > article': {
      display: 'grid',
      gridTemplateColumns: '176px minmax(0, 1fr) 140px',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: 2,
      p: 1.5,
      [`& .${cardParts.picture}, & .${cardParts.body}`]: { display: 'contents' },
      [`& .${cardParts.picture} > *`]: {
        gridArea: '1 / 1 / span 2',
        alignSelf: 'start',
        mb: 1,
        borderRadius: 1,
        outlineWidth: 1,
      },
      ...besideAction(40),
      [`& .${cardParts.text}`]: { m: '2px 0 8px', p: 0, border: 0, minHeight: 0 },
      [`& .${cardParts.title}`]: { fontSize: '1rem' },
      // A title of one line leaves the room of another.
      [`& .${cardParts.tagline}`]: { WebkitLineClamp: 3 },
      [`& .${cardParts.aside}`]: { gridArea: '3 / 2', m: 0 },
      // Below the picture, beside the teacher.
      [`& .${cardParts.rating}`]: { gridArea: '3 / 1', alignContent: 'center' },
      [`& .${cardParts.price}`]: {
        gridArea: '1 / 3 / -1',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        p: '0 0 0 12px',
        borderInlineStart: '1px solid var(--mui-palette-divider)',
      },
      [`& .${cardParts.action}`]: { alignSelf: 'stretch', minHeight: 40, mt: 'auto' },
    },
  },
} as const;
