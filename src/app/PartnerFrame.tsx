import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { pagePadding } from '../theme/pageSteps';
import { SectionMenu } from './SectionMenu';

/** The pages of vendors with the menu that leads between them (specification section 2). */
export function PartnerFrame() {
  return (
    <Container sx={pagePadding}>
      <SectionMenu label="Partner" place="partner" />
      <Outlet />
    </Container>
  );
}
