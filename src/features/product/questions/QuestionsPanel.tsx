import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { useQuestions } from '../../../api/resources/questions';
import { pluralize } from '../../../lib/text';
import { PastTheEnd } from '../../../list/PastTheEnd';
import { announce } from '../../../routing/announce';
import { goTo } from '../../../routing/goTo';
import { useArrival } from '../../../routing/useArrival';
import { radius } from '../../../theme/tokens';
import { EmptyState } from '../../../ui/EmptyState';
import { Pagination } from '../../../ui/Pagination';
import { QueryView } from '../../../ui/QueryView';
import { showToast } from '../../../ui/toastStore';
import { useProductUrl } from '../useProductUrl';
import { QuestionForm } from '../forms/QuestionForm';
import { ListSkeleton } from '../ListSkeleton';
import { PanelHeading } from '../PanelHeading';
import { asidePlace, panelColumns, TABS_ID } from '../productLayout';
import { QuestionItem } from './QuestionItem';

/** What members asked about a listing and what they were answered, and a form to ask more. */
export function QuestionsPanel({ listing }: { listing: ListingDetail }) {
  const { url, go, hrefFor } = useProductUrl();
  const questions = useQuestions(listing.id, url.questionPage);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrival();
  const [newId, setNewId] = useState<string | null>(null);

  return (
    <Box sx={panelColumns}>
      {/* With its notice where it could not be refreshed. */}
      <Box sx={{ minWidth: 0 }}>
        <QueryView
          query={questions}
          skeleton={<ListSkeleton rows={3} fillsWindow />}
          empty={({ page }) =>
            page.totalItems === 0 ? (
              <EmptyState
                headingLevel="h3"
                title="No questions yet"
                description={`Whatever you want to know about ${listing.title}: the vendor and other members can answer.`}
              />
            ) : null
          }
        >
          {({ items, page }) => (
            <div>
              <Box sx={toolbar}>
                <PanelHeading>
                  {pluralize(page.totalItems, 'question', 'questions')} about {listing.title}
                </PanelHeading>
                <Button
                  variant="outlined"
                  color="secondary"
                  size="small"
                  onClick={() => goTo(formHeading.current)}
                  // Beside the form there is nothing to lead to.
                  sx={{ display: { lg: 'none' }, flexShrink: 0 }}
                >
                  Ask a question
                </Button>
              </Box>
              {items.length === 0 ? (
                <PastTheEnd
                  page={page}
                  nouns={['question', 'questions']}
                  firstPage={hrefFor({ questionPage: 1 }, TABS_ID)}
                />
              ) : null}
              {items.map((question) => (
                <QuestionItem
                  key={question.id}
                  listingId={listing.id}
                  question={question}
                  isNew={question.id === newId}
                />
              ))}
              <Box sx={{ mt: 3 }}>
                <Pagination
                  label="Pages of questions"
                  page={page.number}
                  count={page.totalPages}
                  hrefFor={(number) => hrefFor({ questionPage: number }, TABS_ID)}
                />
              </Box>
            </div>
          )}
        </QueryView>
      </Box>

      <Box sx={formPlace}>
        <PanelHeading ref={formHeading} isAside>
          Ask a question
        </PanelHeading>
        <Typography sx={{ mt: 1, mb: 2.5, color: 'text.secondary' }}>
          Everyone can read your question and its answers.
        </Typography>
        <QuestionForm
          listingId={listing.id}
          onAsked={({ id }, isHere) => {
            const goOn = () => {
              setNewId(id);
              go({ tab: 'questions', questionPage: 1 });
              showToast({ severity: 'success', message: 'Your question was posted.' });
              announce('Your question is the first in the list.');
            };
            arrive(isHere, goOn, {
              message: 'Your question was posted.',
              to: hrefFor({ tab: 'questions', questionPage: 1 }, TABS_ID),
            });
          }}
        />
      </Box>
    </Box>
  );
}

/** Below the questions, and beside them on wide windows. */
const formPlace = {
  ...asidePlace,
  mt: { xs: 5, md: 6, lg: 0 },
  maxWidth: 640,
  p: { lg: 3 },
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: `${radius.card}px`,
  bgcolor: { lg: 'background.paper' },
} as const;

const toolbar = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  pb: 2,
} as const;
