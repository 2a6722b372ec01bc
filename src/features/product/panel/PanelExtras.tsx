import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { Byline } from '../../../domain/Byline';
import { Price } from '../../../domain/Price';
import { AppLink } from '../../../routing/AppLink';
import { panel } from '../../../theme/surfaceStyles';
import { TABS_ID } from '../productLayout';
import { useProductUrl } from '../useProductUrl';

/**
 * Below the panel that stays in sight, in windows that are high enough for both: who teaches a course,
 * and what else can be bought.
 */
export function PanelExtras({ listing }: { listing: ListingDetail }) {
  const { plans, course, vendor, planType } = listing;
  const { hrefFor } = useProductUrl();
  if (plans.length < 2 && !course) return null;
  return (
    <Box sx={place}>
      {course ? <Byline author={course.instructor} about={`Teaches at ${vendor.name}`} /> : null}
      {plans.length > 1 ? (
        <section aria-labelledby="panel-plans">
          <Typography id="panel-plans" variant="body2" component="p" sx={{ fontWeight: 600 }}>
            {plans.length} plans to choose from
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {plans.map((plan) => (
              <Box
                component="li"
                key={plan.id}
                sx={{ '& + li': { borderTop: 1, borderColor: 'divider' } }}
              >
                <Box sx={row}>
                  <span>{plan.title}</span>
                  <Price price={plan.price} planType={planType} size="small" />
                </Box>
              </Box>
            ))}
          </Box>
          <Link
            component={AppLink}
            to={hrefFor({ tab: 'plans' }, TABS_ID)}
            sx={{ typography: 'subtitle2' }}
          >
            What each plan holds
          </Link>
        </section>
      ) : null}
    </Box>
  );
}

const place = {
  ...panel,
  display: 'none',
  '@media (min-width: 900px) and (min-height: 940px)': { display: 'grid' },
  gap: 2.5,
  mt: 2,
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.25,
  minHeight: 44,
  typography: 'body2',
} as const;
