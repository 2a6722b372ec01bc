import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { useQuestions } from '../../../api/resources/questions';
import { announce } from '../../../routing/announcer';
import { EmptyState } from '../../../ui/EmptyState';
import { Pagination } from '../../../ui/Pagination';
import { QueryView } from '../../../ui/QueryView';
import { SectionHeading } from '../../../ui/SectionHeading';
import { showToast } from '../../../ui/toasts';
import { useProductAddress } from '../address/useProductAddress';
import { QuestionForm } from '../forms/QuestionForm';
import { ListSkeleton } from '../ListSkeleton';
import { TABS_ID } from '../ProductTabs';
import { QuestionItem } from './QuestionItem';

/** What members asked about a listing and what they were answered, and a form to ask more. */
export function QuestionsPanel({ listing }: { listing: ListingDetail }) {
  const { address, go, hrefFor } = useProductAddress();
  const questions = useQuestions(listing.id, address.questionPage);
  const [newId, setNewId] = useState<string | null>(null);

  return (
    <>
      <QueryView
        query={questions}
        skeleton={<ListSkeleton rows={3} />}
        empty={({ page }) =>
          page.totalItems === 0 ? (
            <EmptyState
              headingLevel="h3"
              title="No questions yet"
              description={`Whatever you want to know about ${listing.title}: the vendor and everybody who bought it can answer.`}
            />
          ) : null
        }
      >
        {({ items, page }) => (
          <>
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
          </>
        )}
      </QueryView>

      <Box sx={{ mt: { xs: 5, md: 6 }, maxWidth: 640 }}>
        <SectionHeading
          title="Ask a question"
          headingLevel="h2"
          description="Your question and its answers can be read by everybody."
        />
        <QuestionForm
          listingId={listing.id}
          onAsked={({ id }) => {
            setNewId(id);
            go({ tab: 'questions', questionPage: 1 });
            showToast({ severity: 'success', message: 'Your question was posted.' });
            announce('Your question is the first in the list.');
          }}
        />
      </Box>
    </>
  );
}
