import Container from '@mui/material/Container';
import { CustomerReviews } from '../../domain/CustomerReviews';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { LazySection } from '../../ui/LazySection';
import { AboutHero } from './AboutHero';
import { Counters } from './Counters';
import { FrequentQuestions } from './FrequentQuestions';
import { HowItWorks } from './HowItWorks';
import { SellAndGrow } from './SellAndGrow';
import { pageTop } from '../../theme/pageSteps';

/** What the marketplace is, how it works and what others say of it (specification, section 1). */
export function AboutPage() {
  return (
    <>
      <Container sx={{ pt: pageTop }}>
        <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'About' }]} />
        <AboutHero />
        <HowItWorks />
      </Container>
      <Counters />
      <LazySection minHeight={{ xs: 518, sm: 523, md: 535, lg: 540 }}>
        <CustomerReviews />
      </LazySection>
      <Container sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 4, md: 6 } }}>
        <SellAndGrow />
        <FrequentQuestions />
      </Container>
    </>
  );
}
