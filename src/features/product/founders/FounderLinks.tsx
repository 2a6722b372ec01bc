import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ListingDetail } from '../../../api/resources/listings';
import { fadedEdges, fadedRow } from '../../../ui/fadedEdges';
import { currentPill, pill } from '../../../ui/pillRow';
import { RouterLink } from '../../../ui/RouterLink';
import { sideLink } from '../../../ui/sideLink';
import { useProductUrl } from '../useProductUrl';
import { sectionElementId } from './sectionElementId';

const SideLink = styled(RouterLink)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: sideLink(theme),
  [theme.breakpoints.down('lg')]: {
    ...pill(theme),
    ...theme.typography.subtitle2,
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&[aria-current]': currentPill(theme),
  },
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
        gap: { xs: 1, lg: 0 },
        overflowX: { xs: 'auto', lg: 'visible' },
        // To the edges of the window, with room for the focus ring inside of what scrolls.
        p: { xs: '4px 16px', sm: '4px 24px', lg: 0 },
        m: { xs: '-4px -16px', sm: '-4px -24px', lg: 0 },
        ...fadedEdges,
        scrollbarWidth: 'none',
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
