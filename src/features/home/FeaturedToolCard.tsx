import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { FeaturedTool } from '../../api/resources/featured-tools';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { periodOf } from '../../domain/priceText';
import { RatingLine } from '../../domain/RatingLine';
import { formatCount, pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { listActionHeight, springyIcon } from '../../theme/surfaceStyles';
import { radius, tabularNumbers } from '../../theme/tokens';
import { ThumbUpIcon } from '../../ui/moreIcons';
import { Picture } from '../../ui/Picture';
import { useLike } from './useLike';

const Card = styled('article')(({ theme }) => ({
  // What only screen readers are told lies in its card, so that the row of cards can cut it off.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '0 20px 14px',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Cover = styled('div')({ margin: '0 -20px 16px', '& img': { borderRadius: 0 } });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: 14,
  minHeight: 72,
  // Slides have a line more for long names, so that what the editors say begins on one line.
  '@media (max-width: 599.95px)': { minHeight: 93 },
});

const Content = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  flexGrow: 1,
  // Room for what the editors usually write, and who of them, so that nothing grows when it comes.
  minHeight: 'calc(5 * 1.5em)',
  margin: '14px 0 12px',
  color: theme.vars.palette.text.secondary,
  '& cite': { ...theme.typography.body2, display: 'block', marginTop: 2, fontStyle: 'normal' },
}));

/** The price and what can be done about it; below that, across the card, what the price is for. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 62,
  '& > span': { flexGrow: 1 },

  '& > p': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    flexBasis: '100%',
    margin: '-6px 0 0',
    color: theme.vars.palette.text.secondary,
  },
}));

function LikeButton({ tool }: { tool: FeaturedTool }) {
  const { liked, likeCount: count, title } = tool;
  const toggle = useLike(tool);
  return (
    <Button
      color="inherit"
      size="small"
      aria-pressed={liked}
      aria-label={`Like ${title}, ${pluralize(count, 'like', 'likes')}`}
      onClick={toggle}
      startIcon={
        <ThumbUpIcon
          fontSize="small"
          sx={{ '& path': { fill: liked ? 'currentColor' : 'none', fillOpacity: 0.25 } }}
        />
      }
      sx={{
        ...tabularNumbers,
        ...springyIcon,
        ...listActionHeight,
        px: 1.25,
        mr: 0.5,
        color: liked ? 'primary.main' : 'text.secondary',
        bgcolor: liked ? 'tint.primary' : undefined,
      }}
    >
      {formatCount(count)}
    </Button>
  );
}

/**
 * A tool that the editors chose, with its rating, why they chose it, its price, a like button and the way to it.
 * What one of them says is in quotation marks, a description is not.
 */
export function FeaturedToolCard({ tool }: { tool: FeaturedTool }) {
  const { title, companyName, subLabel, content, quotedFrom, imageUrl, coverUrl, listingId } = tool;
  const { planType, pricingLabel } = tool;
  // A price of a year says so in words, too, where the label is about other buyers.
  const terms = periodOf(planType) ? `${planType.name} · ${pricingLabel}` : pricingLabel;
  return (
    <Card>
      <Cover>
        <Picture src={coverUrl} alt="" name={title} width={640} height={400} />
      </Cover>
      <Head>
        <Picture
          src={imageUrl}
          alt=""
          name={title}
          width={96}
          height={96}
          sx={{ width: 56, flexShrink: 0, borderRadius: '14px' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {subLabel} by {companyName}
          </Box>
          <RatingLine rating={tool.rating} />
        </Box>
      </Head>
      <Content>
        {quotedFrom ? (
          <>
            “{content}” <cite>{quotedFrom}</cite>
          </>
        ) : (
          content
        )}
      </Content>
      <Foot>
        <Price price={tool.price} oldPrice={tool.oldPrice} planType={tool.planType} />
        <LikeButton tool={tool} />
        <Button
          component={AppLink}
          to={pathTo('product', { id: listingId })}
          size="small"
          variant="tonal"
          aria-label={`Visit ${title}`}
        >
          Visit
        </Button>
        <p>
          <DiscountBadge percent={tool.discountPercent} /> {terms}
        </p>
      </Foot>
    </Card>
  );
}

/** Shown where a {@link FeaturedToolCard} will be. */
export function FeaturedToolSkeleton() {
  return (
    <Card>
      <Cover>
        <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '640 / 400' }} />
      </Cover>
      <Head>
        <Skeleton variant="rounded" width={56} height={56} sx={{ borderRadius: '14px' }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="48%" sx={{ typography: 'h4' }} />
          <Skeleton width="34%" sx={{ typography: 'body2' }} />
          <Skeleton width="40%" sx={{ typography: 'body2' }} />
        </Box>
      </Head>
      <Content as="div">
        <Skeleton />
        <Skeleton />
        <Skeleton width="64%" />
      </Content>
      <Foot>
        <Skeleton width="30%" sx={{ mr: 2 }} />
        <Skeleton width="30%" />
      </Foot>
    </Card>
  );
}
