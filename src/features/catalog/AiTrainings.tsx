import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListings, type ListingFacets } from '../../api/resources/listings';
import { CardGrid } from '../../list/CardGrid';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { ArrowRightIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { CourseCard, CourseCardSkeleton } from './CourseCard';
import { LevelLinks } from './LevelLinks';

/** The category of listings about artificial intelligence. */
const AI = 'ai';

/** How many stand in the row. */
const SHOWN = 4;

/** The trainings about AI itself, the most popular first. */
export const useAiTrainings = () =>
  useListings({ kind: 'course', category: [AI], sort: ['-popularity'], pageSize: SHOWN });

export interface AiTrainingsProps {
  trainings: ReturnType<typeof useAiTrainings>;
  /** Of what follows: undefined on their way, null if they could not be loaded. */
  facets: ListingFacets | null | undefined;
}

/**
 * What leads the trainings: those about AI itself, and the name of what follows, which is every other
 * course by its levels (specification, section 2). Nothing where there are none.
 */
export function AiTrainings({ trainings, facets }: AiTrainingsProps) {
  return (
    <QueryView
      query={trainings}
      skeleton={
        <Lead facets={facets}>
          <CardGrid layout="rows" skeleton={<CourseCardSkeleton />} skeletons={SHOWN} />
        </Lead>
      }
    >
      {({ items }) =>
        items.length === 0 ? null : (
          <Lead facets={facets}>
            <CardGrid layout="rows" items={items} isStale={false} isLoading={false}>
              {(training, priority) => <CourseCard course={training} priority={priority} />}
            </CardGrid>
          </Lead>
        )
      }
    </QueryView>
  );
}

function Lead({ facets, children }: Pick<AiTrainingsProps, 'facets'> & { children: ReactNode }) {
  return (
    <>
      <AboutAi>{children}</AboutAi>
      <SectionHeading
        title="And every other course"
        description="Design, sales, finance and whatever else a small team has to learn."
      />
      <Box sx={{ mb: { xs: 4, md: 5 } }}>
        <LevelLinks facets={facets} />
      </Box>
    </>
  );
}

function AboutAi({ children }: { children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby="ai-first" sx={{ mb: { xs: 5, md: 7 } }}>
      <SectionHeading
        id="ai-first"
        title="Start with AI"
        action={
          <Button
            component={AppLink}
            to={pathTo('trainings', { category: AI })}
            endIcon={<ArrowRightIcon />}
            sx={{ mx: -2 }}
          >
            All about AI
          </Button>
        }
      />
      <Box sx={{ '& > ul': { gridTemplateColumns: { lg: `repeat(${SHOWN}, minmax(0, 1fr))` } } }}>
        {children}
      </Box>
    </Box>
  );
}
