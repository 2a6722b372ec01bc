import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ListingDetail } from '../../../api/resources/listings';
import { radius, weight } from '../../../theme/tokens';
import { fadedEdges, fadedRow } from '../../../ui/fadedEdges';
import { asidePlace } from '../productLayout';
import { useProductUrl } from '../useProductUrl';
import { sectionElementId } from './sectionElementId';

const SideLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.text.primary },
  // In a row of one weight: heavier words would move those that follow.
  [theme.breakpoints.down('lg')]: { fontWeight: weight.strong },
  '&[aria-current]': {
    fontWeight: weight.strong,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
  },
  [theme.breakpoints.up('lg')]: { whiteSpace: 'normal' },
}));

export interface FounderLinksProps {
  sections: ListingDetail['founderSections'];
  /** Element id of the section that is being read. */
  current: string | undefined;
}

/** The side links: a column beside the sections, and a row that scrolls on narrow windows. */
export function FounderLinks({ sections, current }: FounderLinksProps) {
  const { hrefFor } = useProductUrl();
  return (
    <Box
      component="nav"
      aria-label="From the founders"
      ref={fadedRow}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        gap: 0.5,
        alignSelf: 'start',
        ...asidePlace,
        gridColumn: { lg: 2 },
        overflowX: { xs: 'auto', lg: 'visible' },
        // To the edges of the window, with room for the focus ring inside of what scrolls.
        p: { xs: '4px 16px', sm: '4px 24px', lg: 2 },
        m: { xs: '-4px -16px', sm: '-4px -24px', lg: 0 },
        ...fadedEdges,
        scrollbarWidth: 'none',
        border: { lg: 1 },
        borderColor: { lg: 'divider' },
        borderRadius: `${radius.card}px`,
        bgcolor: { lg: 'background.paper' },
      }}
    >
      {sections.map((section) => {
        const elementId = sectionElementId(section);
        return (
          <SideLink
            key={section.id}
            to={hrefFor({ tab: 'founders' }, elementId)}
            preventScrollReset
            aria-current={elementId === current ? 'location' : undefined}
          >
            {section.title}
          </SideLink>
        );
      })}
    </Box>
  );
}
