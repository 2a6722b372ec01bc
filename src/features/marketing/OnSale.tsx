import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useDeals } from '../../api/resources/deals';
import { useListings } from '../../api/resources/listings';
import { useTemplates } from '../../api/resources/templates';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { tabularNumbers } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

const Tile = styled('li')(({ theme }) => ({
  ...interactiveCard(theme),
  overflow: 'hidden',
  '& img': { borderRadius: 0, outline: 0 },
  '& > :first-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > p': {
    ...tabularNumbers,
    display: 'grid',
    margin: 0,
    padding: '10px 12px',
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      padding: '12px 16px',
    },
  },
  '& a': { ...theme.typography.h4, ...stretchedLink },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What answers say of a kind of goods: how many there are, and some of them. */
interface Goods {
  page: { totalItems: number };
  items: { id: string; title: string; imageUrl: string }[];
}

/** What is sold here: of each kind one that stands for it, and how many there are today. */
export function OnSale() {
  const software = useListings({ kind: 'software', pageSize: 1 });
  const courses = useListings({ kind: 'course', pageSize: 1 });
  const templates = useTemplates({ pageSize: 1 });
  const deals = useDeals({ sort: ['-discount'], pageSize: 2 });
  const shown = software.data?.items[0]?.id;
  return (
    <Box component="ul" aria-label="On sale today" sx={grid}>
      <Kind name="Software" to={pathTo('software')} goods={software.data} />
      <Kind name="Courses" to={pathTo('courses')} goods={courses.data} />
      <Kind name="Templates" to={pathTo('templates')} goods={templates.data} />
      {/* Another than that which stands for software. */}
      <Kind name="Deals" to={pathTo('deals')} goods={deals.data} but={shown} />
    </Box>
  );
}

interface KindProps {
  name: string;
  to: string;
  /** Undefined until it is known, and where it could not be read. */
  goods: Goods | undefined;
  but?: string | undefined;
}

function Kind({ name, to, goods, but }: KindProps) {
  const item = goods?.items.find(({ id }) => id !== but);
  return (
    <Tile>
      {item ? (
        <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} priority />
      ) : (
        <Box sx={{ aspectRatio: '640 / 400', bgcolor: 'surface.sunken' }} />
      )}
      <p>
        <AppLink to={to}>{name}</AppLink>
        <span>{goods ? `${formatCount(goods.page.totalItems)} today` : '\u00a0'}</span>
      </p>
    </Tile>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  gap: { xs: 1.5, lg: 2.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
