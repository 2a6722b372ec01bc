import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSession } from '../api/resources/session';
import { SITE_NAME } from '../site';
import { radius } from '../theme/tokens';
import { usePageFoot } from '../ui/usePageFoot';
import { acknowledgeStorage, useStorageNotice } from './consentChoice';

/**
 * Says what the site keeps in the browser, until it was read: a small card in the corner. The foot of
 * the page grows by its height, and what gets the focus is scrolled clear of it.
 */
export function Consent() {
  const { demo, data, error } = useSession();
  // A demonstration has a sentence more to say: known late, it would make the card jump.
  const isWhole = data !== undefined || error !== undefined;
  const isShown = useStorageNotice() && isWhole;
  const card = useRef<HTMLDivElement>(null);
  usePageFoot('notice', card, isShown);

  if (!isShown) return null;
  return (
    <Box
      component="section"
      ref={card}
      aria-label="What this site stores"
      sx={(theme) => ({
        position: 'fixed',
        bottom: 0,
        left: 0,
        zIndex: theme.zIndex.appBar - 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        // One line where there is room for it, so that it covers as little as it can of a first view.
        maxWidth: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 32px)' },
        m: { xs: 1, sm: 1.5 },
        py: 0.75,
        pl: 2,
        pr: 0.75,
        borderRadius: `${radius.card}px`,
        boxShadow: theme.vars.palette.elevation.overlay,
        '@media print': { display: 'none' },
      })}
    >
      <Typography variant="caption" component="p" sx={{ flexGrow: 1 }}>
        {`${SITE_NAME} keeps a session cookie and your preferences. `}
        {demo ? `${demo.storageNotice} ` : null}
        Nothing tracks you.
      </Typography>
      <Button
        variant="contained"
        color="secondary"
        size="small"
        onClick={acknowledgeStorage}
        sx={{ flexShrink: 0 }}
      >
        Got it
      </Button>
    </Box>
  );
}
