import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useHelpGroups } from '../../api/resources/help';
import type { PartnerOverview } from '../../api/resources/partner-accounts';
import { AppLink } from '../../routing/AppLink';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { ChevronRightIcon } from '../../ui/icons';
import { overviewCards } from './overviewCards';

/** What is new for a partner, one card each (specification, section 2). */
export function DashboardCards({ overview }: { overview: PartnerOverview }) {
  const groups = useHelpGroups().data?.items;
  return (
    <Box component="nav" aria-label="What is new" sx={grid}>
      {overviewCards(overview, groups).map(({ title, value, note, to, isLead }) => (
        <Card key={title} sx={isLead ? [interactiveCard, card, lead] : [interactiveCard, card]}>
          <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
            <Typography
              variant="subtitle2"
              component="h2"
              sx={{
                flexGrow: 1,
                typography: { xs: 'overline', sm: 'subtitle2' },
              }}
            >
              <Box component={AppLink} to={to} sx={stretchedLink}>
                {title}
              </Box>
            </Typography>
            <ChevronRightIcon fontSize="small" sx={arrow} />
          </Box>
          <Typography component="p" data-figure sx={figure}>
            {value}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {note}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

/** Takes the room of the cards until there is something in them. */
export function DashboardCardsSkeleton() {
  return (
    <Box aria-hidden sx={grid}>
      {CARDS.map((card) => (
        <Skeleton key={card} variant="rounded" sx={{ height: { xs: 101, sm: 125, lg: 'auto' } }} />
      ))}
    </Box>
  );
}

/** As many as there are cards. */
const CARDS = [1, 2, 3, 4, 5, 6];

/** Where it is higher than its words, the figure stands at its foot, or on the line of that beside the cards. */
const card = {
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 1.5, sm: 2.5 },
  minWidth: 0,
} as const;

/** On a ground of its own, with its figure in the color of what is pressed. */
const lead = {
  bgcolor: 'tint.primary',
  borderColor: 'color-mix(in srgb, var(--mui-palette-fill) 30%, transparent)',
  '& > p': { color: 'text.primary' },
  '& > p[data-figure], & svg': { color: 'primary.main' },
} as const;

/** That it leads on shows on all; the narrowest phones have no room for it beside a title. */
const arrow = {
  flexShrink: 0,
  color: 'text.secondary',
  '@media (max-width: 359px)': { display: 'none' },
} as const;

/** No larger than an amount of five digits and cents fits into half of the narrowest phone. */
const figure = {
  typography: { xs: 'h3', lg: 'h2' },
  mt: { xs: 'auto', lg: 0 },
  pt: { xs: 0.75, lg: 0.5 },
  fontVariantNumeric: 'tabular-nums',
} as const;

const grid = {
  display: 'grid',
  gridAutoRows: '1fr',
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
