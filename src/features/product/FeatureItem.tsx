import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ListingDetail } from '../../api/resources/listings';
import { Picture } from '../../ui/Picture';

export interface FeatureItemProps {
  tile: ListingDetail['featureTiles'][number];
}

/** A feature as an item of a list: its pictogram, and beside it what it does. */
export function FeatureItem({ tile: { title, description, imageUrl } }: FeatureItemProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
      <Picture src={imageUrl} alt="" name={title} width={64} height={64} sx={pictogram} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
          {description}
        </Typography>
      </Box>
    </Box>
  );
}

const pictogram = (theme: Theme) =>
  ({
    flexShrink: 0,
    width: 44,
    height: 44,
    borderRadius: '10px',
    bgcolor: 'tint.primary',
    outline: 0,
    // Its lines have a color of their own, which a dark tint would swallow.
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.background.paper }),
  }) as const;
