import Button from '@mui/material/Button';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { openLoginDialog } from '../session/loginDialog';
import { loadLoginDialog } from './loadOverlays';
import { prefetchOn } from './prefetchOn';

/** Signin and SignUp, as the specification spells them (section 2). */
export function VisitorActions() {
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => void openLoginDialog(undefined, 'account')}
        {...prefetchOn(loadLoginDialog)}
        sx={{ '&:hover': { bgcolor: 'var(--header-hover)' } }}
      >
        Signin
      </Button>
      <Button
        component={AppLink}
        to={pathTo('register')}
        variant="contained"
        sx={{
          display: { xs: 'none', sm: 'inline-flex' },
          '&, &:hover': { bgcolor: 'var(--header-fill)', color: 'var(--header-on-fill)' },
          '&:hover': { filter: 'brightness(0.94)' },
        }}
      >
        SignUp
      </Button>
    </>
  );
}
