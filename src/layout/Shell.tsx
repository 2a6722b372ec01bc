import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '../routing/Announcer';
import { scrollKey, useLateScroll } from '../routing/lateScroll';
import { MAIN_ID } from '../routing/mainContent';
import { openLoginDialog } from '../session/loginDialog';
import { SignInOffer } from '../ui/signInOffer';
import { Toasts } from '../ui/Toasts';
import { useKeptFocus } from '../ui/useKeptFocus';
import { useNoStrayClicks } from '../ui/useNoStrayClicks';
import { Consent } from './Consent';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoginOverlay } from './LoginOverlay';
import { SkipLink } from './SkipLink';
import { useForgottenMember } from './useForgottenMember';

/** What stands around every page (specification section 2, shared chrome). */
export function Shell() {
  useForgottenMember();
  useNoStrayClicks();
  useKeptFocus();
  useLateScroll();
  // The footer is below what is seen first, and its many links need not delay that.
  const hasFooter = useDeferredValue(true, false);
  return (
    <>
      <SkipLink />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <Header />
        {/* Short or long, no page moves the footer within what is seen while its parts come in. */}
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: '1 0 auto',
            minHeight: '100vh',
            outline: 0,
            '@media print': { minHeight: 0 },
          }}
        >
          <SignInOffer value={openLoginDialog}>
            <Outlet />
          </SignInOffer>
        </Box>
        {hasFooter ? <Footer /> : null}
        <Consent />
      </Box>
      <LoginOverlay />
      <Toasts />
      <Announcer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
