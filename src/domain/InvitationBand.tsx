import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { leadOnBand } from '../theme/leadOnBand';
import { featureGround } from '../theme/surfaceStyles';
import { phoneInset } from '../theme/tokens';
import { ArrowRightIcon } from '../ui/icons';

export interface InvitationBandProps {
  title: string;
  /** What one gets, in a sentence. */
  children: ReactNode;
  /** Where its button leads, and what that says. */
  action: { to: string; label: string };
  /** True in a grid, which keeps its distance. */
  isInGrid?: boolean;
}

/** What to do next after a page is read, as a colored band with one button. */
export function InvitationBand({ title, children, action, isInGrid = false }: InvitationBandProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={isInGrid ? band : { ...band, mt: { xs: 6, md: 9 } }}
    >
      <Box sx={{ flex: { sm: '1 1 18rem' } }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.75, color: 'surface.onBandMuted', maxWidth: '52ch' }}>
          {children}
        </Typography>
      </Box>
      <Button
        component={AppLink}
        to={action.to}
        variant="contained"
        size="large"
        endIcon={<ArrowRightIcon />}
        sx={{ ...leadOnBand, flexShrink: 0 }}
      >
        {action.label}
      </Button>
    </Box>
  );
}

const band = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  // Beside others its button goes below its words.
  flexWrap: 'wrap',
  gap: 3,
  p: { xs: phoneInset, sm: 4, md: 5 },
  borderRadius: '20px',
  ...featureGround,
  '--ring': 'var(--mui-palette-accent-main)',
} as const;
