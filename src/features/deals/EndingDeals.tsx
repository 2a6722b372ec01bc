import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEndingDeals } from '../../api/resources/deals';
import { MoreLink } from '../../list/MoreLink';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { dealsHref } from './dealList';
import { ENDING_SHOWN, EndingDeal, EndingDealSkeleton, EndingRow } from './EndingDeal';

/** The deals that end next after the one that leads the page. */
export function EndingDeals() {
  return (
    <QueryView query={useEndingDeals()} skeleton={<Ending skeleton />}>
      {({ items }) => {
        const others = items.slice(1);
        if (others.length === 0) return null;
        return (
          <Ending>
            {others.map((deal) => (
              <EndingDeal key={deal.id} deal={deal} />
            ))}
          </Ending>
        );
      }}
    </QueryView>
  );
}

type EndingProps = { skeleton: true } | { skeleton?: never; children: ReactNode };

/** The row under its heading, or its skeleton. */
function Ending(props: EndingProps) {
  return (
    <Box
      component="section"
      aria-labelledby="ending-soon"
      sx={{ mb: { xs: 3, md: 4 }, '& > div:first-of-type': { mb: 1.5 } }}
    >
      <SectionHeading
        id="ending-soon"
        title="Ending soon"
        headingLevel="h2"
        action={
          <MoreLink to={dealsHref({ status: 'ending-soon' })} label="View all deals ending soon" />
        }
      />
      <EndingRow>
        {props.skeleton
          ? Array.from({ length: ENDING_SHOWN }, (_, index) => <EndingDealSkeleton key={index} />)
          : props.children}
      </EndingRow>
    </Box>
  );
}
