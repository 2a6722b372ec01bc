import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';

/** The width and the room of the account's pages. */
export function AccountFrame() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Outlet />
    </Container>
  );
}
