import Button from '@mui/material/Button';
import type { To } from 'react-router-dom';
import { formatCount, pluralize } from '../lib/text';
import { EmptyState } from '../ui/EmptyState';
import { RouterLink } from '../ui/RouterLink';
import type { ResultPage } from './resultPage';

export interface PastTheEndProps {
  /** The page asked for, as the API gives it. */
  page: ResultPage;
  /** What is listed: one and many of it, such as `listing` and `listings`. */
  nouns: readonly [one: string, many: string];
  firstPage: To;
}

/** Says that the list is shorter than the URL has it, and leads back to its start. */
export function PastTheEnd({ page, nouns: [one, many], firstPage }: PastTheEndProps) {
  const items = pluralize(page.totalItems, `${one} fills`, `${many} fill`);
  return (
    <EmptyState
      headingLevel="p"
      title={`There is no page ${formatCount(page.number)}`}
      description={`The ${items} ${pluralize(page.totalPages, 'page', 'pages')}.`}
      action={
        <Button component={RouterLink} to={firstPage} variant="contained">
          Go to page 1
        </Button>
      }
    />
  );
}
