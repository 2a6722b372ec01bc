import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, panel, stretchedLink } from '../../theme/surfaceStyles';
import { ArrowRightIcon } from '../../ui/icons';
import { phoneInset } from '../../theme/tokens';

export interface BesideDocumentProps {
  /** The other legal document. */
  other: { title: string; text: string; to: string };
}

/** What one may look for beside a legal document: the other one, answers, and people to ask. */
export function BesideDocument({ other }: BesideDocumentProps) {
  const ways = [
    other,
    {
      title: 'Help pages',
      text: 'Refunds, licenses and accounts, question by question.',
      to: pathTo('support'),
    },
  ];
  return (
    <Box component="aside" aria-label="Beside this page" sx={column}>
      {ways.map(({ title, text, to }) => (
        <Box key={title} sx={[panel, interactiveCard, way]}>
          <Typography variant="h4" component="h2">
            <Box component={AppLink} to={to} sx={stretchedLink}>
              {title}
            </Box>
          </Typography>
          <ArrowRightIcon fontSize="small" sx={{ color: 'primary.main' }} />
          <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      ))}
      <Box sx={ask}>
        <Typography variant="h4" component="h2">
          Not clear?
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
          Ask about anything on this page, and we explain it in plain words.
        </Typography>
        <Button component={AppLink} to={pathTo('contact')} variant="outlined" color="secondary">
          Write to us
        </Button>
      </Box>
    </Box>
  );
}

/** Below the text, as wide as it, where there is no third column. */
const column = {
  gridColumn: { md: 2, lg: 3 },
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gap: 2,
  position: { lg: 'sticky' },
  top: 96,
} as const;

const way = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  rowGap: 0.5,
  p: { xs: phoneInset, sm: 2.5 },
} as const;

const ask = {
  gridColumn: { sm: '1 / -1', lg: 'auto' },
  p: { xs: phoneInset, sm: 2.5 },
  borderRadius: '14px',
  bgcolor: 'surface.sunken',
} as const;
