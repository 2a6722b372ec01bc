import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { pagePadding } from '../theme/pageSteps';
import { SectionMenu } from './SectionMenu';

/** The pages of students with the menu that leads between them (specification section 2). */
export function StudentFrame() {
  return (
    <Container sx={[pagePadding, { '@media print': { py: 0 } }]}>
      <SectionMenu label="Student" place="student" />
      <Outlet />
    </Container>
  );
}
