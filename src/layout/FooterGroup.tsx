import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { motion, veil } from '../theme/tokens';
import { ChevronDownIcon } from '../ui/icons';
import { useReachedWidth } from '../ui/useMatchMedia';

/** The least width of a window in px that shows all groups open: the theme's `sm`. */
const UNFOLDED_FROM = [600] as const;

export interface FooterGroupProps {
  title: string;
  isNavigation?: boolean;
  children: ReactNode;
}

/**
 * A group of the footer under its heading; on phones it is folded until its heading is pressed, or the
 * browser finds in it what someone searches the page for.
 */
export function FooterGroup({ title, isNavigation = false, children }: FooterGroupProps) {
  const titleId = useId();
  const contentId = useId();
  const isFolding = useReachedWidth(UNFOLDED_FROM) === 0;
  const [isOpen, setOpen] = useState(false);
  // Not as a prop: React knows `hidden` without "until-found" only.
  const fold = useCallback((content: HTMLElement | null) => {
    const open = () => setOpen(true);
    content?.setAttribute('hidden', 'until-found');
    content?.addEventListener('beforematch', open);
    return () => {
      content?.removeAttribute('hidden');
      content?.removeEventListener('beforematch', open);
    };
  }, []);
  return (
    <Box component={isNavigation ? 'nav' : 'section'} aria-labelledby={titleId}>
      <Typography id={titleId} variant="h5" component="h2" sx={{ mb: { sm: 0.75 } }}>
        {isFolding ? (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
            sx={foldStyles}
          >
            {title}
            <ChevronDownIcon fontSize="small" />
          </ButtonBase>
        ) : (
          title
        )}
      </Typography>
      <Box
        id={contentId}
        ref={isFolding && !isOpen ? fold : undefined}
        sx={{ '&:not([hidden])': { pb: { xs: 2, sm: 0 } } }}
      >
        {children}
      </Box>
    </Box>
  );
}

const foldStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  width: 1,
  minHeight: 52,
  borderTop: `1px solid ${veil.hairline}`,
  font: 'inherit',
  letterSpacing: 'inherit',
  '& svg': { transition: `transform ${motion.quick}ms` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
} as const;
