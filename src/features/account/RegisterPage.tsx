import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../api/resources/session';
import { pathTo } from '../../routing/paths';
import { openLoginDialog } from '../../session/loginDialog';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { RegisterForm } from './forms/RegisterForm';
import { JoinPanel } from './JoinPanel';

/**
 * Joining (specification section 2, register). Members, and visitors who have just joined, go on
 * to their account.
 */
export function RegisterPage() {
  const { user } = useSession();
  if (user) return <Navigate to={pathTo('account')} replace />;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Register' }]} />
      <Box
        sx={{
          mt: { xs: 2.5, md: 3.5 },
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <JoinPanel />
        <Box sx={{ maxWidth: 520, width: 1, py: { md: 2 } }}>
          <Typography variant="h2" component="h1">
            Join
          </Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            An account costs nothing and takes a minute.
          </Typography>
          <RegisterForm />
          <Button
            color="inherit"
            aria-haspopup="dialog"
            onClick={() => void openLoginDialog(undefined, 'account')}
            sx={{ display: 'flex', mx: 'auto', mt: 2 }}
          >
            Already have an account? Login
          </Button>
        </Box>
      </Box>
    </Container>
  );
}
