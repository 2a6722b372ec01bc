import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TemplateSection, TemplateSectionId } from '../../api/resources/templates';
import { MoreLink } from '../../list/MoreLink';
import { band, featureGround } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SectionItems } from './SectionItems';
import { templatesHref } from './templateList';
import { partHeading } from '../../theme/pageSteps';

export interface TemplateSectionViewProps {
  id: TemplateSectionId;
  /** Undefined until it comes. */
  section: TemplateSection | undefined;
}

/** How a section is set off from its neighbors, so that the page is no wall of equal rows. */
const GROUNDS: Partial<Record<TemplateSectionId, 'band' | 'panel'>> = {
  'award-winning': 'band',
  discount: 'panel',
};

/** A section of the templates: its heading, View all, and the first templates in its own layout. */
export function TemplateSectionView({ id, section }: TemplateSectionViewProps) {
  const ground = GROUNDS[id];
  return (
    <Ground kind={ground} labelledBy={`section-${id}`}>
      <Box sx={head}>
        <Typography id={`section-${id}`} variant="h2" sx={partHeading}>
          {section?.title ?? <Skeleton width="9em" />}
        </Typography>
        <MoreLink
          to={templatesHref({ section: id })}
          sx={{ order: { md: 1 }, color: ground === 'band' ? 'inherit' : undefined }}
        >
          View all<VisuallyHidden> {section?.title}</VisuallyHidden>
        </MoreLink>
        <Typography sx={[about, ground === 'band' && { color: 'surface.onBandMuted' }]}>
          {id === 'featured-author'
            ? 'Someone whose work we keep coming back to.'
            : section?.description}
        </Typography>
      </Box>
      <SectionItems id={id} section={section} />
    </Ground>
  );
}

/** Name, what it is about and the way to all of it: one line where there is room. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1.5,
} as const;

const about = {
  flex: { xs: '1 0 100%', md: '1 1 0' },
  minHeight: '1.5em',
  typography: { xs: 'body2', sm: 'body1' },
  textWrap: 'balance',
  color: 'text.secondary',
} as const;

interface GroundProps {
  kind: 'band' | 'panel' | undefined;
  labelledBy: string;
  children: ReactNode;
}

function Ground({ kind, labelledBy, children }: GroundProps) {
  if (kind === 'band') {
    return (
      <Box
        component="section"
        aria-labelledby={labelledBy}
        sx={{ ...band, ...featureGround, py: { xs: 4, md: 7 } }}
      >
        <Container>{children}</Container>
      </Box>
    );
  }
  return (
    <Container component="section" aria-labelledby={labelledBy}>
      {kind === 'panel' ? (
        <Box
          sx={[
            {
              mx: { xs: -2, sm: 0 },
              px: { xs: 2, sm: 3, lg: 4 },
              py: { xs: 3, sm: 4, lg: 5 },
              borderRadius: { xs: 0, sm: `${radius.panel}px` },
              bgcolor: 'tint.deal',
            },
            // The tint of a badge turns brown over so large a ground in the dark.
            (theme) => theme.applyStyles('dark', { bgcolor: 'surface.feature' }),
          ]}
        >
          {children}
        </Box>
      ) : (
        children
      )}
    </Container>
  );
}
