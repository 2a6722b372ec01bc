import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import { useListings } from '../../api/resources/listings';
import { useTemplates } from '../../api/resources/templates';
import { MoreLink } from '../../list/MoreLink';
import { pathTo } from '../../routing/paths';
import { phoneInset, radius } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { CourseRow, CourseRows, CourseRowSkeleton } from './CourseRow';
import { Sheets, TemplateSheet, TemplateSheetSkeleton } from './TemplateSheet';

const PLACES = ['first', 'second', 'third'];

/** The courses that most people look at, in rows. */
function Courses() {
  const query = useListings({
    kind: 'course',
    sort: ['-popularity'],
    pageSize: PLACES.length,
  });
  return (
    <Box component="section" aria-labelledby="home-courses" sx={column}>
      <SectionHeading
        id="home-courses"
        title="Popular courses"
        description="By people who do the work."
        action={<MoreLink to={pathTo('courses')} label="View all courses" />}
      />
      <QueryView
        query={query}
        skeleton={
          <CourseRows aria-hidden>
            {PLACES.map((place) => (
              <CourseRowSkeleton key={place} />
            ))}
          </CourseRows>
        }
        empty={({ items }) =>
          items.length > 0 ? null : (
            <EmptyState
              title="No courses yet"
              description="The first ones will appear here."
              headingLevel="h3"
            />
          )
        }
      >
        {({ items }) => (
          <CourseRows>
            {items.map((course) => (
              <CourseRow key={course.id} listing={course} />
            ))}
          </CourseRows>
        )}
      </QueryView>
    </Box>
  );
}

/** The templates that sold best, as pages on a panel. */
function Templates() {
  const query = useTemplates({ sort: ['-sales'], pageSize: PLACES.length });
  return (
    <Box component="section" aria-labelledby="home-templates" sx={desk}>
      <SectionHeading
        id="home-templates"
        title="Start from a template"
        description="Each with a live demo."
        action={<MoreLink to={pathTo('templates')} label="View all templates" />}
      />
      <QueryView
        query={query}
        skeleton={
          <Sheets aria-hidden>
            {PLACES.map((place) => (
              <TemplateSheetSkeleton key={place} />
            ))}
          </Sheets>
        }
        empty={({ items }) =>
          items.length > 0 ? null : (
            <EmptyState
              title="No templates yet"
              description="The first ones will appear here."
              headingLevel="h3"
            />
          )
        }
      >
        {({ items }) => (
          <Sheets>
            {items.map((template) => (
              <TemplateSheet key={template.id} template={template} />
            ))}
          </Sheets>
        )}
      </QueryView>
    </Box>
  );
}

/**
 * What else the marketplace sells, besides software: courses as rows, and beside them templates as pages
 * that lie on a panel.
 */
export function CoursesAndTemplates() {
  return (
    <Container sx={halves}>
      <Courses />
      <Templates />
    </Container>
  );
}

const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 3, md: 4, lg: 7 },
  py: { xs: 3, md: 4 },
} as const;

const column = { display: 'flex', flexDirection: 'column', py: { md: 3, lg: 3.5 } } as const;

/** By night a tint would outshine the pages: the panel rises as others do. */
const desk = (theme: Theme) =>
  ({
    p: { xs: phoneInset, sm: 3, lg: 3.5 },
    borderRadius: `${radius.panel}px`,
    bgcolor: 'tint.primary',
    ...theme.applyStyles('dark', { bgcolor: 'surface.feature' }),
  }) as const;
