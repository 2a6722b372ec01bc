import Box from '@mui/material/Box';
import { MarkTile } from '../../list/MarkTile';
import { pathTo } from '../../routing/paths';
import { useAccountTiles } from './useAccountTiles';

/** Ways on from the account page, one card each. */
export function AccountTiles() {
  const tiles = useAccountTiles();
  return (
    <Box component="nav" aria-label="My Account" sx={grid}>
      {tiles.map(({ title, description, route, Icon }) => (
        <MarkTile key={title} heading="h2" title={title} to={pathTo(route)} mark={<Icon />}>
          {description}
        </MarkTile>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridAutoRows: '1fr',
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fit, minmax(264px, 1fr))',
  },
} as const;
