import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { useDeals } from '../../api/resources/deals';
import { useListings, type Listing } from '../../api/resources/listings';
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
  '& > :not(p)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
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
  '& > p > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What answers say of a kind of goods: how many there are, and some of them. */
interface Goods {
  page: { totalItems: number };
  items: Pick<Listing, 'id' | 'title' | 'imageUrl'>[];
}

/** A kind of goods on its way. */
interface Read {
  data: Goods | undefined;
  error: unknown;
}

const ON_ITS_WAY: Read = { data: undefined, error: undefined };

/**
 * What is sold here: of each kind one that stands for it, and how many there are today. They are the best
 * rated ones and the deal that saves most: those that other lists open with are seen there.
 */
export function OnSale() {
  const software = useListings({ kind: 'software', sort: ['-rating'], pageSize: 1 });
  const courses = useListings({ kind: 'course', sort: ['-rating'], pageSize: 1 });
  const templates = useTemplates({ sort: ['-rating'], pageSize: 1 });
  const deals = useDeals({ sort: ['-discount'], pageSize: 2 });
  const isSettled = software.data !== undefined || Boolean(software.error);
  return (
    <Box component="ul" aria-label="On sale today" sx={grid}>
      <Kind name="Software" to={pathTo('software')} read={software} />
      <Kind name="Courses" to={pathTo('courses')} read={courses} />
      <Kind name="Templates" to={pathTo('templates')} read={templates} isPage />
      {/* Another than that which stands for software, so not before that is known. */}
      <Kind
        name="Deals"
        to={pathTo('deals')}
        read={isSettled ? deals : ON_ITS_WAY}
        but={software.data?.items[0]?.id}
      />
    </Box>
  );
}

interface KindProps {
  name: string;
  to: string;
  read: Read;
  /** The id of the one that is not to stand for it. */
  but?: string | undefined;
  /** Whether it shows as a page, whole, on a ground. */
  isPage?: boolean;
}

/** One kind of goods; nothing where it could not be read. */
function Kind({ name, to, read, but, isPage = false }: KindProps) {
  const { data: goods, error } = read;
  if (error && !goods) return null;
  const item = goods?.items.find(({ id }) => id !== but);
  return (
    <Tile>
      {item ? (
        <Box sx={[ground, isPage && pageGround]}>
          <Picture
            src={item.imageUrl}
            alt=""
            name={item.title}
            width={640}
            height={isPage ? 480 : 400}
            priority
          />
        </Box>
      ) : (
        <Box sx={ground} />
      )}
      <p>
        <AppLink to={to}>{name}</AppLink>
        <span>{goods ? `${formatCount(goods.page.totalItems)} on sale now` : '\u00a0'}</span>
      </p>
    </Tile>
  );
}

/** Of one size, whatever is on it; the shadow of a page ends with it. */
const ground = {
  aspectRatio: '640 / 400',
  overflow: 'hidden',
  bgcolor: 'surface.sunken',
  '& img': { height: '100%' },
} as const;

const pageGround = {
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'tint.primary',
  '& img': {
    width: '70%',
    height: 'auto',
    boxShadow: (theme: Theme) => theme.vars.palette.elevation.hover,
  },
} as const;

const grid = {
  display: 'grid',
  gridArea: 'goods',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: { xs: 1.5, lg: 2.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
