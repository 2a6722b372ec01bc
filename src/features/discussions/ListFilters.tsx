import Box from '@mui/material/Box';
import type { ChangeUrlQuery } from '../../list/useUrlQuery';
import { AppliedFilterChips, type AppliedFilter } from '../../list/AppliedFilterChips';
import type { ListQuery } from './discussionsUrl';

export interface ListFiltersProps {
  query: ListQuery;
  topicName: string | undefined;
  /** The name of the author whose discussions are shown, where it is known. */
  authorName: string | undefined;
  onChange: ChangeUrlQuery<ListQuery>;
  /** Takes the focus when no chip is left to take it. */
  onEmptied: () => void;
}

/** What narrows the list, each with a way to take it off. */
export function ListFilters(props: ListFiltersProps) {
  const { query, topicName, authorName, onChange, onEmptied } = props;
  const filters: AppliedFilter<ListQuery>[] = [];
  if (query.q) filters.push({ key: 'q', label: `“${query.q}”`, without: { q: '' } });
  if (query.topic) {
    const label = topicName ?? query.topic;
    filters.push({ key: 'topic', label, without: { topic: '' } });
  }
  if (query.author) {
    const label = `By ${authorName ?? 'one member'}`;
    filters.push({ key: 'author', label, without: { author: '' } });
  }
  if (filters.length === 0) return null;
  return (
    <Box sx={{ my: 1.5 }}>
      <AppliedFilterChips
        filters={filters}
        onChange={onChange}
        onClear={() => onChange({ q: '', topic: '', author: '' })}
        onEmptied={onEmptied}
      />
    </Box>
  );
}
