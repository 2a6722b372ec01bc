import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PlusIcon } from '../../../ui/moreIcons';
import type { ComparisonProps } from './Comparison';

export interface ComparisonToolsProps extends Pick<
  ComparisonProps,
  'isSuggested' | 'onAdd' | 'onStartOver'
> {
  /** Whether there is a line in which they do not differ, so that it can be left out. */
  canNarrow: boolean;
  onlyDifferences: boolean;
  onOnlyDifferences: (next: boolean) => void;
}

/** What can be changed about a comparison. */
export function ComparisonTools({
  isSuggested,
  onAdd,
  onStartOver,
  canNarrow,
  onlyDifferences,
  onOnlyDifferences,
}: ComparisonToolsProps) {
  return (
    <Box sx={row}>
      {canNarrow ? (
        <FormControlLabel
          control={
            <Switch
              disableRipple
              sx={switchLook}
              checked={onlyDifferences}
              onChange={(_, checked) => onOnlyDifferences(checked)}
            />
          }
          label="Show differences only"
          sx={{ m: 0, gap: 1.25 }}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onAdd ? (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<PlusIcon fontSize="small" />}
            onClick={onAdd}
          >
            Add another
          </Button>
        ) : null}
        {isSuggested ? null : (
          <Button color="secondary" onClick={onStartOver}>
            Start over
          </Button>
        )}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
} as const;

/** A track that holds its knob. */
const switchLook = {
  width: 40,
  height: 24,
  p: 0,
  overflow: 'visible',
  borderRadius: '12px',
  '& .MuiSwitch-track': { borderRadius: '12px', opacity: 1, bgcolor: 'outline' },
  '& .MuiSwitch-switchBase': { p: '3px', color: 'background.paper' },
  '& .MuiSwitch-thumb': { width: 18, height: 18, boxShadow: 'none' },
  '& .MuiSwitch-switchBase.Mui-checked': {
    transform: 'translateX(16px)',
    color: 'primary.contrastText',
    '& + .MuiSwitch-track': { opacity: 1, bgcolor: 'primary.main' },
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;
