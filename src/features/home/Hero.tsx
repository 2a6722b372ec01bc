import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HeroRating } from './HeroRating';
import { HeroReceipt } from './HeroReceipt';
import { SearchBox } from '../../domain/search/SearchBox';
import { bandLight } from '../../theme/surfaceStyles';
import { lowWindow } from '../../theme/pageSteps';
import { BESIDE } from './receiptStyles';

/**
 * What the marketplace is, and the search. Nothing here waits for data to know its size, so that
 * the cards below are where they will stay from the first paint on.
 *
 * @param props.children what is the member's own: below the search on phones, else below both columns
 */
export function Hero({ children }: { children?: ReactNode }) {
  return (
    <Box
      sx={{
        // Above the badges of the cards that the list of suggestions hangs over.
        position: 'relative',
        zIndex: 2,
        bgcolor: 'surface.band',
        backgroundImage: bandLight,
        color: 'surface.onBand',
        '--ring': 'var(--mui-palette-accent-main)',
      }}
    >
      <Container
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [theme.breakpoints.up(BESIDE)]: {
            gridTemplateColumns: 'minmax(0, 1fr) min(372px, 44%)',
            // What is the member's own is below both.
            '& > :nth-of-type(2)': { order: 1, gridColumn: '1 / -1' },
          },
          [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
          columnGap: { xs: 4, md: 6, lg: 10 },
          alignItems: 'center',
          pt: { xs: 2, sm: 4, md: 3, xl: 6 },
          // Between tablets and large screens the first cards end within 900 px, with their buttons.
          pb: { xs: 4, sm: 3, md: 2, lg: 4, xl: 5 },
          // Each line of the headline is one, and the first covers are in the first view.
          [theme.breakpoints.down('sm')]: {
            '&& h1 + p': { my: 1.5, typography: 'body1' },
          },
          [lowWindow]: {
            pt: 2.5,
            pb: 3.5,
            '&& h1': { typography: 'figure' },
            '&& h1 + p': { my: 1.5 },
          },
        })}
      >
        <div>
          <Typography variant="h1">
            <Box component="span" sx={{ display: 'block' }}>
              Own your tools.
            </Box>{' '}
            <Box component="span" sx={{ display: 'block', color: 'accent.main' }}>
              Skip the subscription.
            </Box>
          </Typography>
          <Typography
            variant="lead"
            component="p"
            sx={{ color: 'surface.onBandMuted', mt: 2, mb: { xs: 3, md: 2.5, xl: 3 } }}
          >
            Lifetime deals on AI tools, software and courses, reviewed by the people who paid.
          </Typography>
          <SearchBox />
          <HeroRating />
        </div>
        <div>{children}</div>
        <HeroReceipt />
      </Container>
    </Box>
  );
}
