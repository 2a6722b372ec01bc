import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { featureGround } from '../../theme/surfaceStyles';
import { phoneInset, veil } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';
import { SuggestionForm } from './forms/SuggestionForm';

const PROMISES = [
  'Two or three tools that fit, with the reasons',
  'What each costs, once and over three years',
  'An honest answer if nothing here fits',
];

/** The form that asks the marketplace for advice, and what comes of it. */
export function GetSuggestions() {
  return (
    <Container component="section" aria-labelledby="get-suggestions" sx={{ pt: { xs: 3, md: 5 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          gap: { xs: 4, md: 6, lg: 8 },
          p: { xs: 2, sm: 5, lg: 7 },
          pt: { xs: 4, sm: 5, lg: 7 },
          borderRadius: '20px',
          ...featureGround,
        }}
      >
        <Box sx={{ alignSelf: 'center' }}>
          <Typography variant="overline" component="p" sx={{ color: 'accent.main' }}>
            Free, and answered by people
          </Typography>
          <Typography variant="h2" id="get-suggestions" sx={{ mt: 1 }}>
            Get Suggestions
          </Typography>
          <Typography variant="lead" component="p" sx={{ color: 'surface.onBandMuted', mt: 2 }}>
            Tell us what you are working on. Someone who has tried the tools writes back within two
            working days with:
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, mt: 3, listStyle: 'none' }}>
            {PROMISES.map((promise) => (
              <Box
                component="li"
                key={promise}
                sx={{
                  display: 'flex',
                  gap: 1.5,
                  py: 1.75,
                  borderTop: `1px solid ${veil.hairline}`,
                }}
              >
                <CheckIcon sx={{ color: 'accent.main', flexShrink: 0, mt: '1px' }} />
                {promise}
              </Box>
            ))}
          </Box>
        </Box>
        <Box
          sx={{
            p: { xs: phoneInset, sm: 4 },
            borderRadius: '14px',
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          <SuggestionForm />
        </Box>
      </Box>
    </Container>
  );
}
