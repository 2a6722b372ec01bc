import { useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { ComparisonHeading } from './ComparisonHeading';
import { comparisonLines } from './comparisonRows';
import { ComparisonTable } from './ComparisonTable';
import { ComparisonTools } from './ComparisonTools';

export interface ComparisonProps {
  /** The product of the page comes first. */
  listings: readonly ListingDetail[];
  /** Whether all but the first are suggestions. */
  isSuggested: boolean;
  /** Leads to where another one is chosen; undefined where there is no place for one. */
  onAdd: (() => void) | undefined;
  onRemove: (listing: ListingDetail) => void;
  /** Goes back to what is suggested. */
  onStartOver: () => void;
}

/** The products side by side, and what can be changed about it. */
export function Comparison({
  listings,
  isSuggested,
  onAdd,
  onRemove,
  onStartOver,
}: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { lines } = comparisonLines(listings);
  return (
    <>
      <ComparisonHeading title={listings[0]?.title ?? ''}>
        <ComparisonTools
          isSuggested={isSuggested}
          onAdd={onAdd}
          onStartOver={onStartOver}
          canNarrow={lines.some(({ differs }) => !differs)}
          onlyDifferences={onlyDifferences}
          onOnlyDifferences={setOnlyDifferences}
        />
      </ComparisonHeading>
      <ComparisonTable
        listings={listings}
        isSuggested={isSuggested}
        onlyDifferences={onlyDifferences}
        onRemove={onRemove}
      />
    </>
  );
}
