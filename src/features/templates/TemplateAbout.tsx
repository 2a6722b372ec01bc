import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import type { TemplateDetail } from '../../api/resources/templates';
import { aboutPlace, kindPlace, makerPlace, namePlace, taglinePlace } from '../../domain/buyPanel';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { pluralize } from '../../lib/text';
import { radius } from '../../theme/tokens';
import { RouterLink } from '../../ui/RouterLink';
import { AwardBadge } from './AwardBadge';
import { BUYERS_ID, NOUNS } from './BuyersSay';
import { TemplateKind } from './TemplateKind';

/** Leads to what the rating is made of; higher than its line for a finger, without moving what is around it. */
const RatingLink = styled(RouterLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: radius.small,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: '-10px -8px' },
  '& u': { textDecorationThickness: 1, textUnderlineOffset: 3 },
  '&:hover u': { color: theme.vars.palette.text.primary },
}));

/** What the template is, who made it, and how it was received. */
export function TemplateAbout({ template }: { template: TemplateDetail }) {
  const { title, tagline, author, rating, awardYear, salesCount } = template;
  const { search } = useLocation();
  return (
    <Box sx={aboutPlace}>
      <Box
        sx={{
          ...kindPlace,
          typography: 'body2',
          color: 'text.secondary',
          // Who made it is on the line of the words, not of the mark before them.
          '& > :first-of-type': { display: 'flex', alignItems: 'baseline', gap: 1 },
          '& svg': { alignSelf: 'center', color: 'primary.main' },
        }}
      >
        <TemplateKind template={template} />
      </Box>
      <Typography variant="h2" component="h1" sx={namePlace}>
        {title}
      </Typography>
      <Typography sx={taglinePlace}>{tagline}</Typography>
      <Typography
        variant="body2"
        sx={{ ...makerPlace, mt: { md: 1 }, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        By {author.name}
        {salesCount > 0 ? (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
            <Sold count={salesCount} />
          </Box>
        ) : null}
      </Typography>
      <Box
        sx={{
          mt: { sm: 1.5 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        {rating.count > 0 ? (
          <RatingLink to={{ search, hash: `#${BUYERS_ID}` }}>
            <RatingLine rating={rating}>
              <u>{pluralize(rating.count, NOUNS.one, NOUNS.many)}</u>
            </RatingLine>
          </RatingLink>
        ) : (
          <RatingLine rating={rating} />
        )}
        <AwardBadge year={awardYear} />
      </Box>
    </Box>
  );
}
