import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { pathTo } from '../../routing/paths';
import { formColumns } from '../../theme/formColumns';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { AfterSending } from './AfterSending';
import { ContactSection } from './ContactSection';
import { ContactWays } from './ContactWays';
import { HelpTabs } from './HelpTabs';
import { belowWay, pageLead, pagePadding } from '../../theme/pageSteps';

/**
 * Contact (specification, section 2): the form, the details of support, and the questions that
 * are asked often, in vertical tabs.
 */
export function ContactPage() {
  return (
    <Container sx={pagePadding}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Contact' }]} />
      <Typography variant="title" sx={{ mt: belowWay }}>
        Let’s connect.
      </Typography>
      <Typography component="p" sx={pageLead}>
        A question, a mistake, a product to sell? Write to us and get a case number.
      </Typography>
      <Box sx={[formColumns, { alignItems: 'stretch' }]}>
        <ContactSection />
        <AfterSending />
      </Box>
      <ContactWays />
      <HelpTabs />
    </Container>
  );
}
