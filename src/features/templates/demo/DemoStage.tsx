import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { radius } from '../../../theme/tokens';
import { DEVICES, type Device } from '../templateUrl';

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

  const { width, height: most } = DEVICES[device];
  const scale = room ? Math.min(1, room.width / width) : 1;
  // The page of a phone on a phone is as that phone shows it: from edge to edge.
  const isWhole = device === 'phone';
  // Made smaller, it is as high as there is room.
  const height = room ? Math.min(scale < 1 ? Infinity : most, room.height / scale) : 0;
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
          justifyContent: 'center',
          alignItems: 'flex-start',
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
              {children}
            </Box>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
