import Button from '@mui/material/Button';
import type { MouseEventHandler } from 'react';
import { AppLink } from '../../routing/AppLink';
import { radius } from '../../theme/tokens';
import { EyeIcon } from '../../ui/moreIcons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { templateUrl } from './templateUrl';

export interface DemoOnPictureProps {
  /** The id as the URL has it; undefined for the sample. */
  urlId: string | undefined;
  title: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** The way into the live demo on the large picture, as on cards; phones have it right below, beside the price. */
export function DemoOnPicture({ urlId, title, onClick }: DemoOnPictureProps) {
  return (
    <Button
      component={AppLink}
      to={templateUrl(urlId, 'fit')}
      state={{ fromPage: true }}
      preventScrollReset
      onClick={onClick}
      variant="contained"
      size="large"
      startIcon={<EyeIcon />}
      sx={{
        display: { xs: 'none', sm: 'inline-flex' },
        position: 'absolute',
        right: 16,
        bottom: 16,
        borderRadius: `${radius.pill}px`,
        border: 1,
        borderColor: 'surface.controlEdge',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 'var(--mui-palette-elevation-hover)',
        '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
      }}
    >
      Live Demo<VisuallyHidden> of {title}</VisuallyHidden>
    </Button>
  );
}
