import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { useTemplates } from '../../api/resources/templates';
import { formatMoney } from '../../lib/money';
import { MoreLink } from '../../list/MoreLink';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OPENED_COUNT } from './openedCount';
import { partHeading } from '../../theme/pageSteps';

export interface OpenedTemplatesProps {
  /** What sells best; the strip beside the price shows the next of them. */
  templates: ReturnType<typeof useTemplates>;
}

/** The templates that sell best, as examples of what a membership opens. */
export function OpenedTemplates({ templates }: OpenedTemplatesProps) {
  return (
    <Box component="section" aria-labelledby="membership-opens" sx={{ pt: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography id="membership-opens" variant="h2" sx={{ ...partHeading, flexGrow: 1 }}>
          What it opens
        </Typography>
        <MoreLink to={pathTo('templates')}>View all templates</MoreLink>
      </Box>
      <QueryView query={templates} skeleton={<RowSkeleton />}>
        {({ items }) => (
          <Box component="ul" sx={row}>
            {items.slice(0, OPENED_COUNT).map(({ id, title, author, imageUrl, price }) => (
              <Box key={id} component="li" sx={{ position: 'relative', minWidth: 0 }}>
                <Box className={PICTURE} sx={{ overflow: 'hidden', borderRadius: '14px' }}>
                  <Picture src={imageUrl} alt="" name={title} width={640} height={480} />
                </Box>
                <Typography variant="h4" component="h3" sx={{ mt: 1.25 }}>
                  <Link
                    component={AppLink}
                    to={pathTo('template', { id })}
                    color="inherit"
                    underline="hover"
                    // The whole card leads there.
                    sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                  >
                    {title}
                  </Link>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  By {author.name}
                </Typography>
                <Typography sx={{ mt: 0.5, ...tabularNumbers }}>
                  <Box component="b" sx={{ mr: 1, color: 'success.main' }}>
                    Included
                  </Box>
                  <Box component="s" sx={{ color: 'text.secondary' }}>
                    <VisuallyHidden>instead of </VisuallyHidden>
                    {formatMoney(price)}
                  </Box>
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

const PICTURE = 'Opened-picture';

/** As high as what the two rows beside it leave, so that its foot and its words stand level with theirs. */
const besideRows = {
  display: { md: 'flex' },
  flexDirection: 'column',
  alignSelf: 'stretch',
  [`& > .${PICTURE}`]: {
    position: 'relative',
    flex: { md: '1 1 0' },
    '& > *': { position: { md: 'absolute' }, inset: 0, height: { md: '100%' } },
  },
} as const;

/** The one that sells best stands out, the others beside it. */
const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2.6fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 3, md: 4 },
  alignItems: 'start',
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  '& > :first-of-type': {
    gridColumn: { xs: '1 / -1', md: 'auto' },
    gridRow: { md: 'span 2' },
    ...besideRows,
  },
} as const;

function RowSkeleton() {
  return (
    <Box aria-hidden sx={row}>
      {Array.from({ length: OPENED_COUNT }, (_, index) => (
        <Box key={index}>
          <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
          <Skeleton width="70%" sx={{ mt: 1.25 }} />
          <Skeleton width="45%" />
        </Box>
      ))}
    </Box>
  );
}
