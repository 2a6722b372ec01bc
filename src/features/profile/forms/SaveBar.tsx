import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsChanged } from '../../../forms/LeaveGuard';
import { SubmitButton } from '../../../forms/SubmitButton';
import { shortWindow } from '../../../theme/pageSteps';
import { pageFootOf } from '../../../theme/tokens';
import { footBand } from '../../../ui/footBand';
import { usePageFoot } from '../../../ui/usePageFoot';
import type { VersionedValues } from './profileFields';

/** Whether the bar has come to its own place at the end of the form: there it needs no ground. */
function useIsAtRest(bar: RefObject<HTMLElement | null>, isPinned: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const end = bar.current?.nextElementSibling;
    if (!isPinned || !end || typeof IntersectionObserver === 'undefined') return undefined;
    const notice = document.documentElement.style.getPropertyValue('--foot-notice');
    const observer = new IntersectionObserver(
      ([entry]) =>
        setAtRest(entry!.isIntersecting || entry!.boundingClientRect.top < entry!.rootBounds!.top),
      { rootMargin: `0px 0px -${Number.parseFloat(notice) || 0}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [bar, isPinned]);
  return isAtRest;
}

/**
 * Saves the form that it ends, and says what of the page that is. While there is something to be saved it
 * stays at the bottom of the window, however far up that was typed.
 */
export function SaveBar({ saved }: { saved: VersionedValues }) {
  const bar = useRef<HTMLDivElement>(null);
  const isChanged = useIsChanged(saved);
  const isAtRest = useIsAtRest(bar, isChanged);
  usePageFoot('bar', bar, isChanged);
  useEffect(() => {
    if (!isChanged) return undefined;
    // It comes while someone types, maybe over the field, and what lies below it may come later and
    // lift it. Their heights are known after a frame, when they are said on the root of the page.
    let frame = 0;
    const clear = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() =>
          document.activeElement?.scrollIntoView({ block: 'nearest' }),
        );
      });
    };
    const observer = new MutationObserver(clear);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    clear();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isChanged]);
  return (
    <>
      <Box ref={bar} sx={isChanged ? [foot, pinned, !isAtRest && footBand] : foot}>
        <SubmitButton label="SAVE" pendingLabel="Saving…" size="large" />
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          Saves your name, job title, company and address together.
        </Typography>
      </Box>
      <div />
    </>
  );
}

/** Below the panels, which it ends; its room is the same where it is pinned. */
const foot = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  mt: { xs: 3, lg: 2 },
  py: 1.5,
  pl: { lg: '280px' },
  '& > .MuiButton-root': { flexShrink: 0 },
} as const;

const pinned = {
  position: 'sticky',
  bottom: pageFootOf('notice'),
  zIndex: 2,
  [shortWindow]: { position: 'static' },
  '@media print': { position: 'static' },
} as const;
