import Box from '@mui/material/Box';
import { formatDayMonthYear } from '../lib/dates';
import { NARROW } from '../ui/dataTableStyles';

export interface OrderNumberProps {
  number: string;
  /** The day, which has a column of its own in a table. */
  date: string;
}

/** The number of an order in a table; on a card the day stands below it. */
export function OrderNumber({ number, date }: OrderNumberProps) {
  return (
    <Box component="span" sx={words}>
      {number}
      <time dateTime={date}>{formatDayMonthYear(date)}</time>
    </Box>
  );
}

const words = {
  whiteSpace: 'nowrap',
  '& > time': { display: 'none', color: 'text.secondary' },
  [NARROW.usual]: { fontSize: '0.8125rem', lineHeight: 1.4, '& > time': { display: 'block' } },
} as const;
