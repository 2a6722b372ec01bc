import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../../../forms/TextInput';
import { PlusIcon } from '../../../ui/moreIcons';
import { LISTING_MAX, POINTS, shownPoints, type ListingValues } from './listingValues';

export interface PointInputsProps {
  /** The key of the list in the form's values. */
  name: 'pros' | 'useCases';
  title: string;
  /** What one of them is called: `Pro`. */
  noun: string;
  helperText: string;
}

/**
 * Five short texts, each with an input of its own in one row with its label. Three are open at first;
 * another opens once those are filled, by the button, or as soon as it is asked for.
 */
export function PointInputs({ name, title, noun, helperText }: PointInputsProps) {
  const id = useId();
  const { values, touched, errors } = useFormikContext<ListingValues>();
  const list = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(0);
  const isAskedFor = (index: number) =>
    Boolean(getIn(touched, `${name}.${index}`) && getIn(errors, `${name}.${index}`));
  const shown = shownPoints(values[name], opened, isAskedFor);
  // The one who opened a row goes on in it.
  useEffect(() => {
    if (opened > 0) list.current?.querySelectorAll('input')[opened - 1]?.focus();
  }, [opened]);

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {helperText}
      </Typography>
      <Box ref={list} sx={rows}>
        {Array.from({ length: shown }, (_, index) => (
          <TextInput
            key={index}
            name={`${name}.${index}`}
            label={`${noun} ${index + 1}`}
            maxLength={LISTING_MAX.point}
            required
          />
        ))}
        {shown < POINTS ? (
          <Box
            sx={{
              gridColumn: 2,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
            }}
          >
            <Button
              color="secondary"
              startIcon={<PlusIcon />}
              aria-label={`Add another ${noun.toLowerCase()}`}
              onClick={() => setOpened(shown + 1)}
              sx={{ ml: -1, whiteSpace: 'nowrap' }}
            >
              Add another
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {shown} of {POINTS}
            </Typography>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

/**
 * Labels in one column, inputs and their messages in the other. The labels take what the longest of
 * both lists does, so that the inputs of both are as wide.
 */
const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5.75rem, max-content) minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 1,
  '& > .MuiFormControl-root': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
  },
  '& .MuiInputLabel-root': { m: 0 },
  '& .MuiFormHelperText-root': { gridColumn: 2 },
} as const;
