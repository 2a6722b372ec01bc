import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ClockIcon, CloseIcon } from '../../ui/icons';
import { forgetAllSearches, forgetSearch } from './recentSearches';
import { optionId } from './optionId';
import { GroupLabel, Option, Scroller } from './searchPopupStyles';
import type { SearchOption } from './searchOptions';

export interface RecentSearchListProps {
  id: string;
  options: readonly SearchOption[];
  activeIndex: number;
  onChoose: (option: SearchOption) => void;
  /** Called when a search was taken away, and with it maybe the button that had the focus. */
  onRemoved: () => void;
}

/**
 * The recent searches. A list box holds options only, so the buttons that remove one are in a
 * list of their own beside it, row by row.
 */
export function RecentSearchList({
  id,
  options,
  activeIndex,
  onChoose,
  onRemoved,
}: RecentSearchListProps) {
  const recent = options.flatMap((option) => (option.kind === 'recent' ? [option] : []));
  return (
    <>
      <GroupLabel aria-hidden>Recent searches</GroupLabel>
      <Scroller sx={{ display: 'flex' }}>
        <Box role="listbox" id={id} aria-label="Recent searches" sx={{ flexGrow: 1, minWidth: 0 }}>
          {recent.map((option, index) => (
            <Option
              key={option.to}
              role="option"
              id={optionId(id, index)}
              aria-selected={index === activeIndex}
              onClick={() => onChoose(option)}
            >
              <ClockIcon fontSize="small" />
              <Box
                component="span"
                sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {option.words}
              </Box>
            </Option>
          ))}
        </Box>
        <Box
          component="ul"
          aria-label="Remove recent searches"
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {recent.map(({ to, words }) => (
            <Box component="li" key={to} sx={{ height: 44, display: 'grid', placeItems: 'center' }}>
              <IconButton
                size="small"
                aria-label={`Remove “${words}” from recent searches`}
                onClick={() => {
                  forgetSearch(words);
                  onRemoved();
                }}
                sx={{ color: 'text.secondary' }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      </Scroller>
      <Box sx={{ px: 0.5, pt: 0.5 }}>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            forgetAllSearches();
            onRemoved();
          }}
        >
          Clear recent searches
        </Button>
      </Box>
    </>
  );
}
