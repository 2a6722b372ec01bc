import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSession } from '../api/resources/session';
import { SITE_NAME } from '../site';
import { acknowledgeStorage, useStorageNotice } from './consentChoice';

/**
 * Says what the site keeps in the browser, until it was read. It rests at the bottom of the window
 * and takes its own room at the end of the page; what gets the focus is scrolled clear of it.
 */
export function Consent() {
  const isShown = useStorageNotice();
  const { demo } = useSession();
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isShown || !bar.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.target.clientHeight ?? 0);
      style.scrollPaddingBottom = `${height + 16}px`;
      // Messages at the bottom of the window are shown above it.
      style.setProperty('--page-foot', `${height}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      style.removeProperty('--page-foot');
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Box
      component="section"
      ref={bar}
      aria-label="What this site stores"
      sx={(theme) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: theme.zIndex.appBar - 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      })}
    >
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1.5, sm: 3 },
          py: { xs: 1, sm: 1.25 },
        }}
      >
        <Typography
          variant="body2"
          sx={{ flexGrow: 1, fontSize: { xs: '0.8125rem', sm: '0.875rem' } }}
        >
          {`${SITE_NAME} keeps a session cookie and your preferences in your browser. `}
          {demo ? `${demo.storageNotice} ` : null}
          Nothing tracks you.
        </Typography>
        <Button
          variant="contained"
          color="secondary"
          onClick={acknowledgeStorage}
          sx={{ flexShrink: 0 }}
        >
          Got it
        </Button>
      </Container>
    </Box>
  );
}
