import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import { beyondPlan, planDifferences } from '../../../domain/planDifferences';
import { CheckIcon } from '../../../ui/icons';
import { FeatureItem } from '../FeatureItem';
import { PanelHeading } from '../PanelHeading';
import { sectionGrid } from '../productLayout';
import { useChosenPlan } from '../useChosenPlan';
import { PlanCard } from './PlanCard';
import { PlanTable } from './PlanTable';

/** What can be bought and what is in it (specification, section 2: Plans & features). */
export function PlansPanel({ listing }: { listing: ListingDetail }) {
  const { plans, includedFeatures, featureTiles } = listing;
  // Where each plan holds all of the one before it, its card says already how they differ.
  const isSaid = plans.slice(1).every((plan, index) => beyondPlan(plan, plans[index]!));
  const differences = isSaid ? [] : planDifferences(plans);
  const choice = useChosenPlan(listing);
  const recommended = plans.find(({ isRecommended }) => isRecommended);
  // What a tile tells of is not counted up beside it.
  const others = includedFeatures.filter(
    (name) => !featureTiles.some(({ title }) => title === name),
  );
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <section aria-labelledby="plans-choose">
        {/* It says of what: each of the plans has a Buy Now, and no bar below names the product. */}
        <PanelHeading id="plans-choose">
          {plans.length > 1 ? `Choose a plan for ${listing.title}` : `What ${listing.title} costs`}
        </PanelHeading>
        <Box sx={[planGrid, { mt: { xs: 2.5, sm: recommended ? 6 : 2.5 } }]}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              listing={listing}
              isChosen={choice.isChosen && plan === choice.plan}
            />
          ))}
        </Box>
      </section>

      {differences.length > 0 ? (
        <Box component="section" aria-labelledby="plans-compare" sx={sectionGrid}>
          <PanelHeading id="plans-compare">Where the plans differ</PanelHeading>
          <Box sx={{ mt: { xs: 2.5, lg: 0 }, minWidth: 0 }}>
            <PlanTable listing={listing} rows={differences} />
          </Box>
        </Box>
      ) : null}

      <section aria-labelledby="plans-included">
        <Box sx={thirds}>
          <PanelHeading id="plans-included">Features included in all plans</PanelHeading>
          <IncludedFeatures features={others} />
        </Box>
        {featureTiles.length > 0 ? (
          <Box component="ul" sx={tileGrid}>
            {featureTiles.map((tile) => (
              <FeatureItem key={tile.id} tile={tile} />
            ))}
          </Box>
        ) : null}
      </section>
    </Box>
  );
}

/** Below the heading, and each other, there is room for a plan that stands out above the others. */
const planGrid = {
  display: 'grid',
  columnGap: { xs: 2, lg: 3 },
  rowGap: { xs: 2, sm: 6 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))',
};

/** The columns of three plans. */
const THIRDS = 'repeat(3, minmax(0, 1fr))';

/** A heading and two columns of what it names, on wide windows below the edges of the plans. */
const thirds = {
  display: { lg: 'grid' },
  gridTemplateColumns: THIRDS,
  columnGap: 3,
  alignItems: 'start',
} as const;

/** Below a line, as they tell more of what is counted up above it. */
const tileGrid = {
  m: 0,
  mt: { xs: 3, lg: 4 },
  p: 0,
  pt: { xs: 3, lg: 4 },
  borderTop: 1,
  borderColor: 'divider',
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 2.5, lg: 4 },
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: THIRDS },
};

function IncludedFeatures({ features }: { features: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        // Its first line is level with the heading beside it.
        mt: { xs: 2.5, lg: 0.75 },
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 3,
        rowGap: 1.25,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gridColumn: { lg: 'span 2' },
      }}
    >
      {features.map((feature) => (
        <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25 }}>
          <CheckIcon fontSize="small" sx={{ mt: 0.4, flexShrink: 0, color: 'success.main' }} />
          {feature}
        </Box>
      ))}
    </Box>
  );
}
