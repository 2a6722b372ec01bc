import Box from '@mui/material/Box';
import { formatDayMonthYear } from '../lib/dates';
import { NARROW, PHONE } from '../ui/dataTableStyles';

export interface OrderNumberProps {
  number: string;
  /** The day, which has a column of its own in a table. */
  date: string;
  /** How its table writes days; as tables of orders do when left out. */
  formatDay?: (iso: string) => string;
  /** Where the step of a card has a line of its own, and all of this one is for what is known. */
  isOneLine?: boolean;
}

/** The number of an order in a table; on a card the day stands beside it, on phones mostly below it. */
export function OrderNumber({
  number,
  date,
  formatDay = formatDayMonthYear,
  isOneLine = false,
}: OrderNumberProps) {
  return (
    <Box component="span" data-one-line={isOneLine || undefined} sx={words}>
      {number}
      <time dateTime={date}>{formatDay(date)}</time>
    </Box>
  );
}

const words = {
  whiteSpace: 'nowrap',
  '& > time': { display: 'none', color: 'text.secondary' },
  [NARROW.usual]: { '& > time': { display: 'inline', ml: 1.25 } },
  [PHONE]: { typography: 'caption', '&:not([data-one-line]) > time': { display: 'block', ml: 0 } },
} as const;
