import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { radius } from '../../../theme/tokens';
import { DEVICES, type Device } from '../templateUrl';

/** The room that a note below a page takes, in px. */
const NOTE_ROOM = 72;

export interface DemoStageProps {
  device: Device;
  /** Names the scrolled box. */
  label: string;
  /** A page that follows the width of its container named `demo`. */
  children: ReactNode;
}

/**
 * Shows a page at the width of a device, made smaller where the window is narrower than that. The
 * page scrolls within; it never scrolls sideways.
 */
export function DemoStage({ device, label, children }: DemoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const content = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(0);
  const isMeasured = room !== null;
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setLong(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMeasured]);

  const { width, height: most } = DEVICES[device];
  const scale = room ? Math.min(1, room.width / width) : 1;
  // The page of a phone on a phone is as that phone shows it: from edge to edge.
  const isWhole = device === 'phone';
  const isSmaller = scale < 1;
  // Made smaller, it is as high as what is on it, where there is so much room.
  const height = room ? Math.min(isSmaller ? long || most : most, room.height / scale) : 0;
  const isNoted = room !== null && isSmaller && room.height - height * scale >= NOTE_ROOM;
  return (
    <Box
      sx={{
        flexGrow: 1,
        minHeight: 0,
        display: 'flex',
        p: { xs: isWhole ? 0 : 1.5, sm: 3 },
        overflow: 'hidden',
      }}
    >
      <Box
        ref={stage}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: isSmaller ? 'center' : 'flex-start',
        }}
      >
        {room ? (
          <Box
            data-demo-width={width}
            sx={{
              flexShrink: 0,
              overflow: 'hidden',
              borderRadius: { xs: isWhole ? 0 : `${radius.card}px`, sm: `${radius.card}px` },
              boxShadow: (theme) => theme.vars.palette.elevation.overlay,
            }}
            style={{ width: width * scale, height: height * scale }}
          >
            <Box
              // A box that scrolls has to be reached by the keyboard.
              tabIndex={0}
              role="region"
              aria-label={`${label}, ${width} pixels wide`}
              sx={{
                overflowX: 'hidden',
                overflowY: 'auto',
                transformOrigin: '0 0',
                containerType: 'inline-size',
                containerName: 'demo',
                scrollbarWidth: 'thin',
                '&:focus-visible': { outlineOffset: -4 },
              }}
              style={{ width, height, transform: `scale(${scale})` }}
            >
              <Box
                ref={content}
                sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
                style={{ minHeight: isSmaller ? 0 : '100%' }}
              >
                {children}
              </Box>
            </Box>
          </Box>
        ) : null}
        {isNoted ? (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textAlign: 'center' }}>
            {DEVICES[device].label} view, {width} pixels wide, made smaller to fit this window.
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
