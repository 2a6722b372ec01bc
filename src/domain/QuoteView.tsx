import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Quote, useQuote } from '../api/resources/orders';
import { AppLink } from '../routing/AppLink';
import { EmptyState } from '../ui/EmptyState';
import { QueryView } from '../ui/QueryView';

const SOLD_OUT = 'urn:problem-type:not-for-sale';

export interface QuoteViewProps {
  quote: ReturnType<typeof useQuote>;
  /** Where it is described. */
  productUrl: string;
  /** Shown until the first answer; in the shape and size of the content. */
  skeleton: ReactNode;
  children: (quote: Quote) => ReactNode;
}

/** What a selection costs, or that it is sold out. */
export function QuoteView({ quote, productUrl, skeleton, children }: QuoteViewProps) {
  if (quote.error?.type === SOLD_OUT) {
    return (
      <EmptyState
        headingLevel="h3"
        title="This is sold out"
        description="The deal has ended, and it is no longer for sale."
        action={
          <Button component={AppLink} to={productUrl} variant="outlined" color="secondary">
            Back to it
          </Button>
        }
      />
    );
  }
  return (
    <QueryView query={quote} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
