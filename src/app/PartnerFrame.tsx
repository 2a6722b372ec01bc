import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { SectionMenu } from './SectionMenu';

/** The pages of vendors with the menu that leads between them (specification section 2). */
export function PartnerFrame() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <SectionMenu label="Partner" place="partner" />
      <Outlet />
    </Container>
  );
}
