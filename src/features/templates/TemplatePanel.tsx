import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode, Ref } from 'react';
import { useIsMember } from '../../api/resources/membership';
import type { TemplateDetail } from '../../api/resources/templates';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { aboutPlace, offerPlace } from '../../domain/buyPanel';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine } from '../../domain/RatingLine';
import { formatShortDate } from '../../lib/dates';
import { formatCount, pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';
import { EyeIcon } from '../../ui/icons';
import { AwardBadge } from './AwardBadge';
import { templateUrl } from './templateUrl';
import { TemplateKind } from './TemplateKind';

export interface TemplatePanelProps {
  template: TemplateDetail;
  /** The id as the URL has it; undefined for the sample. */
  urlId: string | undefined;
  /** The link that opens the live demo; the focus comes back to it. */
  demoLink: Ref<HTMLAnchorElement>;
}

/** What the template is, what it costs, how it does, and the way to its live demo. */
export function TemplatePanel({ template, urlId, demoLink }: TemplatePanelProps) {
  const { title, author, rating, price, oldPrice, salesCount, supportScore, versions } = template;
  const latest = versions[0];
  const isMember = useIsMember();
  return (
    <>
      <Box sx={aboutPlace}>
        <Box
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            '& > :first-of-type': { display: 'flex', alignItems: 'center', gap: 1 },
            '& svg': { color: 'primary.main' },
          }}
        >
          <TemplateKind template={template} />
        </Box>
        <Typography variant="h2" component="h1" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>by {author.name}</Typography>
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <RatingLine rating={rating} />
          <AwardBadge year={template.awardYear} />
        </Box>
      </Box>

      <Box sx={offerPlace}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          <Price price={price} oldPrice={oldPrice} size="hero" />
          <DiscountBadge percent={template.discountPercent} />
        </Box>

        <Box sx={{ mt: 2.5, display: 'grid', gap: 1.25 }}>
          <Button
            component={AppLink}
            to={checkoutUrl({ kind: 'template', id: template.id })}
            variant="contained"
            size="large"
          >
            Buy Now
          </Button>
          <Button
            component={AppLink}
            ref={demoLink}
            to={templateUrl(urlId, 'fit')}
            state={{ fromPage: true }}
            preventScrollReset
            variant="outlined"
            size="large"
            startIcon={<EyeIcon />}
          >
            Live Demo
          </Button>
          <Button
            component={AppLink}
            to={pathTo('membership')}
            variant="outlined"
            color="secondary"
            size="large"
          >
            {isMember ? 'Included in your membership' : 'Get Unlimited Access'}
          </Button>
        </Box>
      </Box>

      <Box component="dl" sx={{ ...factsPlace, ...tabularNumbers }}>
        <Fact name="Sales">{formatCount(salesCount)}</Fact>
        <Fact name="Support rating">{supportScore}/100</Fact>
        <Fact name="Support period">{pluralize(template.supportMonths, 'month', 'months')}</Fact>
        {latest ? (
          <Fact name="Latest version">
            {latest.number},{' '}
            <time dateTime={latest.releasedOn}>{formatShortDate(latest.releasedOn)}</time>
          </Fact>
        ) : null}
        <Fact name="First released">
          <time dateTime={template.createdAt}>{formatShortDate(template.createdAt)}</time>
        </Fact>
      </Box>
    </>
  );
}

/** Below both columns on tablets, side by side there. */
const factsPlace: SystemStyleObject<Theme> = {
  order: { xs: 3, sm: 0 },
  m: 0,
  mt: { sm: 2.5 },
  gridColumn: '1 / -1',
  display: { sm: 'flex', md: 'block' },
  justifyContent: 'space-between',
  columnGap: 2,
  borderTop: { sm: 1, md: 0 },
  borderColor: { sm: 'divider' },
  pt: { sm: 2, md: 0 },
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'block', md: 'flex' },
        justifyContent: 'space-between',
        columnGap: 2,
        py: { xs: 1, sm: 0, md: 1 },
        borderTop: { xs: 1, sm: 0, md: 1 },
        borderColor: { xs: 'divider', md: 'divider' },
        typography: 'body2',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: { xs: 'right', sm: 'left', md: 'right' } }}>
        {children}
      </Box>
    </Box>
  );
}
