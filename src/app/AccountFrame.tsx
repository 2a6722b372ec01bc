import Container from '@mui/material/Container';
import { Outlet, useLocation } from 'react-router-dom';
import { navigationOf } from '../layout/navigation';
import { pathTo } from '../routing/paths';
import { pagePadding } from '../theme/pageSteps';
import { menuPathOf, SectionMenu } from './SectionMenu';

/**
 * The account's pages with the menu that leads between them. A step on the way to something, such as
 * the checkout, has no menu: nothing there should lead away.
 */
export function AccountFrame() {
  const { pathname } = useLocation();
  const menuPath = menuPathOf(pathname);
  const isListed = navigationOf('account').some(({ route }) => pathTo(route) === menuPath);
  return (
    <Container sx={pagePadding}>
      {isListed ? <SectionMenu label="Account" place="account" /> : null}
      <Outlet />
    </Container>
  );
}
