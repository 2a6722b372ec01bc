import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { ChevronRightIcon } from '../../ui/icons';
import { useAccountTiles } from './useAccountTiles';

/** Ways on from the account page, one card each. */
export function AccountTiles() {
  const tiles = useAccountTiles();
  return (
    <Box component="nav" aria-label="My Account" sx={grid}>
      {tiles.map(({ title, description, route, Icon }) => (
        <Card key={title} sx={[interactiveCard, tile]}>
          <Box aria-hidden sx={mark}>
            <Icon />
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="h4" component="h2">
              <Box component={AppLink} to={pathTo(route)} sx={stretchedLink}>
                {title}
              </Box>
            </Typography>
            <Typography variant="body2" sx={{ mt: { sm: 0.5 }, color: 'text.secondary' }}>
              {description}
            </Typography>
          </Box>
          <ChevronRightIcon fontSize="small" sx={onward} />
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridAutoRows: '1fr',
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(264px, 100%), 1fr))',
} as const;

/** A row on phones. */
const tile = {
  display: 'flex',
  alignItems: { xs: 'center', sm: 'flex-start' },
  gap: { xs: 1.5, sm: 2.5 },
  minHeight: 56,
  px: { xs: 1.5, sm: 2.5 },
  py: { xs: 1, sm: 2.5 },
} as const;

const onward = {
  flexShrink: 0,
  // At the end of the row, and of the title where there is room for words below it.
  position: { sm: 'absolute' },
  top: { sm: 22 },
  right: { sm: 14 },
  color: 'text.secondary',
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: { xs: 36, sm: 44 },
  height: { xs: 36, sm: 44 },
  borderRadius: '10px',
  bgcolor: 'tint.primary',
  color: 'primary.main',
} as const;
