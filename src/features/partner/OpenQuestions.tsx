import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { usePartnerQuestions } from '../../api/resources/partner-accounts';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { EmptyState } from '../../ui/EmptyState';
import { ChatIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { OpenQuestion } from './OpenQuestion';
import { QUESTIONS_ID } from './overviewCards';

/** The questions of buyers that wait for an answer, to be answered in place; the oldest come first. */
export function OpenQuestions() {
  const questions = usePartnerQuestions();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box component="section" aria-labelledby={QUESTIONS_ID}>
      <Typography
        id={QUESTIONS_ID}
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ outline: 'none' }}
      >
        Questions from buyers
      </Typography>
      <QueryView
        query={questions}
        skeleton={
          <>
            <Skeleton width="15em" sx={{ typography: 'body2', mt: 0.5 }} />
            <Skeleton variant="rounded" height={220} sx={{ mt: 2 }} />
          </>
        }
        empty={({ page }) =>
          page.totalItems === 0 ? (
            <Box sx={{ mt: 2 }}>
              <EmptyState
                icon={<ChatIcon />}
                headingLevel="h3"
                title="Everything is answered"
                description="Questions that buyers ask about your products appear here."
                action={
                  <Button
                    component={AppLink}
                    to={pathTo('partnerListing')}
                    variant="outlined"
                    color="secondary"
                  >
                    See your products
                  </Button>
                }
              />
            </Box>
          ) : null
        }
      >
        {({ items, page }) => (
          <>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {page.totalItems > items.length
                ? `The ${items.length} that wait longest, of ${page.totalItems}.`
                : `${pluralize(page.totalItems, 'question waits', 'questions wait')} for an answer.`}
            </Typography>
            <Box component="ul" sx={list}>
              {items.map((item) => (
                <li key={item.question.id}>
                  <OpenQuestion item={item} onAnswered={() => heading.current?.focus()} />
                </li>
              ))}
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}

/** All on one surface. */
const list = {
  ...panel,
  m: 0,
  mt: 2,
  // Each row has its own above and below.
  py: { xs: 0, sm: 0 },
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
