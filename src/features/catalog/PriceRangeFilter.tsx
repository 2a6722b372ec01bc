import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type FocusEvent } from 'react';
import type { ListingFacets } from '../../api/resources/listings';
import { toDollars } from '../../lib/dollars';
import { formatMoney } from '../../lib/money';
import { PriceBox } from './PriceBox';
import type { PriceRange } from './priceField';
import { readPriceRange, type PriceRangeText } from './priceRange';

export interface PriceRangeFilterProps {
  /** What is applied, in cents. */
  min: number | null;
  max: number | null;
  /** The span of prices there is, in cents. */
  span: ListingFacets['price'] | undefined;
  onChange: (range: PriceRange) => void;
}

const textOf = (minor: number | null) => (minor === null ? '' : toDollars(minor));

/** `$9 to $149`; undefined while or where there is no span. */
function spanText(span: ListingFacets['price'] | undefined): string | undefined {
  if (!span || span.min === null || span.max === null) return undefined;
  const usd = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' });
  return span.min === span.max ? usd(span.min) : `${usd(span.min)} to ${usd(span.max)}`;
}

/**
 * The price filter: two boxes in dollars (specification, section 9). It applies on Enter, by its
 * button, and when the focus leaves it, so that nothing typed is forgotten. What can't be applied
 * stays as typed, with the reason below.
 */
export function PriceRangeFilter({ min, max, span, onChange }: PriceRangeFilterProps) {
  const errorId = useId();
  const [text, setText] = useState<PriceRangeText>({ min: textOf(min), max: textOf(max) });
  const [errors, setErrors] = useState<Partial<PriceRangeText>>({});
  const [applied, setApplied] = useState({ min, max });

  // The range was changed from elsewhere (a chip, the back button): the boxes follow.
  if (applied.min !== min || applied.max !== max) {
    setApplied({ min, max });
    setText({ min: textOf(min), max: textOf(max) });
    setErrors({});
  }

  const apply = () => {
    const reading = readPriceRange(text);
    setErrors(reading.errors ?? {});
    if (reading.range) onChange(reading.range);
  };
  const type = (box: keyof PriceRangeText) => (value: string) => {
    setText({ ...text, [box]: value });
    setErrors({ ...errors, [box]: undefined });
  };
  const messages = [errors.min, errors.max].filter((message) => message !== undefined);
  const available = spanText(span);

  return (
    <Box
      component="form"
      noValidate
      aria-label="Price range"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) apply();
      }}
      sx={{ pt: 0.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <PriceBox
          label="Min"
          value={text.min}
          error={errors.min}
          errorId={errorId}
          placeholder={textOf(span?.min ?? 0)}
          onChange={type('min')}
        />
        <PriceBox
          label="Max"
          value={text.max}
          error={errors.max}
          errorId={errorId}
          placeholder={textOf(span?.max ?? null)}
          onChange={type('max')}
        />
        <Button type="submit" variant="outlined" color="secondary" sx={{ px: 1.5 }}>
          Apply
        </Button>
      </Box>
      <Box id={errorId} role="alert">
        {[...new Set(messages)].map((message) => (
          <FormHelperText key={message} error>
            {message}
          </FormHelperText>
        ))}
      </Box>
      {available && messages.length === 0 ? (
        <FormHelperText>Prices here: {available}</FormHelperText>
      ) : null}
    </Box>
  );
}
