import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { AlertIcon } from '../ui/icons';

/** One thing that is wrong; with a name it leads to the field. */
export interface ErrorSummaryItem {
  name?: string;
  message: string;
}

/** Why a form was not sent. Every failed attempt makes a new one. */
export interface FormErrors {
  title: string;
  description?: string;
  items: readonly ErrorSummaryItem[];
}

export interface ErrorSummaryProps {
  errors: FormErrors;
  /** Whether the field has been fixed since; its line is struck through then. */
  isFixed: (name: string) => boolean;
  hrefOf: (name: string) => string;
  onChoose: (name: string) => void;
}

/**
 * What keeps a form from being sent, above its fields. It takes the focus after every failed
 * attempt, so that nobody has to look for what is wrong, and keeps its size while the fields are
 * being fixed, so that they stay where they are.
 */
export function ErrorSummary({ errors, isFixed, hrefOf, onChoose }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  // As it appears: no key is pressed in between that would go to what had the focus before.
  useLayoutEffect(() => box.current?.focus(), [errors]);

  return (
    <Box
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: '10px',
        bgcolor: 'tint.error',
        color: 'text.primary',
        scrollMarginTop: '96px',
      }}
    >
      <AlertIcon fontSize="small" sx={{ color: 'error.main', flexShrink: 0, mt: '2px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="subtitle2" component="p">
          {errors.title}
        </Typography>
        {errors.description ? (
          <Typography variant="body2" sx={{ mt: 0.25 }}>
            {errors.description}
          </Typography>
        ) : null}
        {errors.items.length > 0 ? (
          <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid' }}>
            {errors.items.map(({ name, message }) => (
              <Typography key={`${name ?? ''}:${message}`} variant="body2" component="li">
                {name === undefined ? (
                  message
                ) : (
                  <Link
                    href={hrefOf(name)}
                    underline="always"
                    onClick={(event) => {
                      event.preventDefault();
                      onChoose(name);
                    }}
                    sx={[
                      // A line of its own, tall enough to be hit (WCAG 2.2, 2.5.8).
                      { display: 'inline-block', py: 0.25 },
                      isFixed(name)
                        ? { color: 'text.secondary', textDecorationLine: 'line-through' }
                        : { color: 'inherit' },
                    ]}
                  >
                    {message}
                  </Link>
                )}
              </Typography>
            ))}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
