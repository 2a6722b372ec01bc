import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListings } from '../../api/resources/listings';
import { CardGrid } from '../../list/CardGrid';
import { MoreLink } from '../../list/MoreLink';
import { wholeWidth } from '../../list/cardRowStyles';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { CourseCard, CourseCardSkeleton } from './CourseCard';

/** The category of listings about artificial intelligence. */
const AI = 'ai';

/** How many the row shows. */
const SHOWN = 4;

/**
 * What leads the trainings: those about AI itself that are well rated, the most popular first, and the
 * name of what follows, which is every course (specification, section 2). Nothing where there are none.
 */
export function AiTrainings() {
  const trainings = useListings({
    kind: 'course',
    category: [AI],
    minRating: 4,
    sort: ['-popularity'],
    pageSize: SHOWN,
  });
  return (
    <QueryView
      query={trainings}
      skeleton={
        <Lead>
          <CardGrid layout="list" skeleton={<CourseCardSkeleton />} skeletons={SHOWN} />
        </Lead>
      }
    >
      {({ items }) =>
        items.length === 0 ? null : (
          <Lead>
            <CardGrid layout="list" items={items} isStale={false} isLoading={false}>
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
        title="All courses"
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
      // The ways above it belong to the head of the page.
      sx={{ mt: { xs: 2.5, sm: 1 }, mb: { xs: 4, md: 5 }, ...wholeWidth }}
    >
      <SectionHeading
        id="ai-first"
        title="Start with AI"
        action={
          <MoreLink to={pathTo('trainings', { category: AI })} label="View all trainings on AI" />
        }
      />
      {children}
    </Box>
  );
}
