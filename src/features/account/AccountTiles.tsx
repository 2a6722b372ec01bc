import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { useAccountTiles } from './useAccountTiles';

/** Ways on from the account page, one card each. */
export function AccountTiles() {
  const tiles = useAccountTiles();
  return (
    <Box
      component="nav"
      aria-label="My Account"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(264px, 100%), 1fr))',
      }}
    >
      {tiles.map(({ title, description, route, Icon }) => (
        <Card
          key={title}
          sx={[interactiveCard, { display: 'flex', alignItems: 'flex-start', gap: 2, p: 2.5 }]}
        >
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              flexShrink: 0,
              width: 44,
              height: 44,
              borderRadius: '50%',
              bgcolor: 'tint.primary',
              color: 'primary.main',
            }}
          >
            <Icon />
          </Box>
          <div>
            <Typography variant="h4" component="h2">
              <Box component={AppLink} to={pathTo(route)} sx={stretchedLink}>
                {title}
              </Box>
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {description}
            </Typography>
          </div>
        </Card>
      ))}
    </Box>
  );
}
