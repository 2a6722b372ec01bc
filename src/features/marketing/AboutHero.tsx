import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMarketplace } from '../../api/resources/marketplace';
import { formatCompact } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { SITE_NAME } from '../../site';
import { OnSale } from './OnSale';
import { belowWay } from '../../theme/pageSteps';

/** The claims: how many buy here, and since when they save (specification, section 1). */
export function AboutHero() {
  const { data } = useMarketplace();
  const claims = [
    {
      figure: data && `${formatCompact(data.counters.entrepreneurs)}+`,
      words: 'entrepreneurs buy their tools here',
    },
    {
      figure: data && `Since ${data.savingsSince}`,
      words: 'they have paid less for their software',
    },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"claim" "figures" "goods"',
          sm: '"claim goods" "figures figures"',
          md: '"claim goods" "figures goods"',
        },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 1.15fr) minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.02fr)',
        },
        columnGap: { sm: 4, md: 5, lg: 9 },
        rowGap: { xs: 4, lg: 5 },
        alignItems: 'center',
        mt: belowWay,
        pb: { xs: 5, md: 8 },
      }}
    >
      <Box sx={{ gridArea: 'claim', alignSelf: { md: 'end' } }}>
        <Typography variant="h1" sx={{ maxWidth: '13ch' }}>
          Good tools should not need a big budget
        </Typography>
        <Typography
          variant="lead"
          sx={{ mt: 2, maxWidth: '54ch', color: 'text.secondary', textWrap: 'balance' }}
        >
          {SITE_NAME} brings small companies and the people who make software for them together:{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            one price, paid once,
          </Box>{' '}
          reviewed by those who paid it.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button component={AppLink} to={pathTo('deals')} variant="contained" size="large">
            View all deals
          </Button>
          <Button
            component={AppLink}
            to={pathTo('register')}
            variant="outlined"
            color="secondary"
            size="large"
          >
            Join for free
          </Button>
        </Box>
      </Box>
      <Box component="dl" sx={figures}>
        {claims.map(({ figure, words }) => (
          <Box
            key={words}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              borderTop: 1,
              borderColor: 'divider',
              pt: 2,
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {words}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h2', minHeight: '1.12em' }}>
              {figure}
            </Box>
          </Box>
        ))}
      </Box>
      <OnSale />
    </Box>
  );
}

const figures = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: { xs: 1.5, sm: 3 },
  gridArea: 'figures',
  alignSelf: { md: 'start' },
  m: 0,
} as const;
