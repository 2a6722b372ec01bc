import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { radius } from '../../../theme/tokens';
import { useIsPhone } from '../../../ui/useIsPhone';
import { DEVICES, type Device } from '../templateUrl';

/** The least size at which a page can be read; what is wider than the window then goes on sideways. */
const LEAST_SCALE = 0.55;

/** The room that a note below a page takes, in px. */
const NOTE_ROOM = 120;

/** What stands around the page of a device, in px: the bar of a browser, or the case and its corners. */
const AROUND: Readonly<Record<Device, { bar: number; edge: number; corner: number }>> = {
  desktop: { bar: 36, edge: 0, corner: radius.panel },
  tablet: { bar: 0, edge: 12, corner: 28 },
  phone: { bar: 0, edge: 10, corner: 48 },
};

export interface DemoStageProps {
  device: Device;
  /** Names the scrolled box. */
  label: string;
  /** Leads to the width that fits the window; undefined where that is shown. */
  onFit: (() => void) | undefined;
  /** A page that follows the width of its container named `demo`. */
  children: ReactNode;
}

/**
 * Shows a page at the width of a device, made smaller where the window is narrower than that, and
 * scrolled sideways where it could not be read then. The page scrolls downwards within.
 */
export function DemoStage({ device, label, onFit, children }: DemoStageProps) {
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
  const isPhone = useIsPhone();
  // The page of a phone on a phone is as that phone shows it: from edge to edge.
  const isWhole = device === 'phone' && isPhone;
  const { bar, edge, corner } = isWhole ? NOTHING : AROUND[device];
  const wide = room ? room.width - 2 * edge : width;
  const scale = Math.max(LEAST_SCALE, Math.min(1, wide / width));
  const isSmaller = scale < 1;
  // Phones show no scrollbar until one scrolls: that there is more at the right is seen by a fade.
  const [seenToEnd, setSeenToEnd] = useState<typeof device>();
  const isAtEnd = width * scale <= wide || seenToEnd === device;
  const shown = Math.min(width * scale, wide);
  const high = room ? room.height - 2 * edge - bar : 0;
  // Made smaller, it is as high as what is on it, where there is so much room.
  const height = room ? Math.min(isSmaller ? long || most : most, high / scale) : 0;
  const isNoted =
    room !== null &&
    isSmaller &&
    width * scale <= wide &&
    !isWhole &&
    high - height * scale >= NOTE_ROOM;
  return (
    <Box sx={[stageGround, { p: { xs: isWhole ? 0 : 1, sm: 3 } }]}>
      <Box
        ref={stage}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
        }}
      >
        {room ? (
          <Box
            data-demo-width={width}
            // Below the fade of a page that goes on there are no points.
            sx={[frame, edge === 0 && { bgcolor: 'background.default' }]}
            style={{ width: shown + 2 * edge, padding: edge, borderRadius: corner }}
          >
            {bar > 0 ? <Box aria-hidden sx={browserBar} style={{ height: bar }} /> : null}
            <Box
              sx={{
                ...(isAtEnd ? null : goingOn),
                overflowX: 'auto',
                overflowY: 'hidden',
                scrollbarWidth: 'thin',
              }}
              onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
                setSeenToEnd(scrollLeft + clientWidth >= scrollWidth - 4 ? device : undefined)
              }
              style={{
                width: shown,
                height: height * scale,
                borderRadius: edge > 0 ? corner - edge : 0,
              }}
            >
              <Box
                // A box that scrolls has to be reached by the keyboard.
                tabIndex={0}
                role="region"
                aria-label={`${label}, ${width} pixels wide`}
                sx={page}
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
          </Box>
        ) : null}
        {isNoted ? (
          <>
            <Typography variant="body2" sx={note}>
              {DEVICES[device].label} view, {width} pixels wide, made smaller to fit.
            </Typography>
            {onFit ? (
              <Button
                variant="outlined"
                color="secondary"
                size="small"
                onClick={onFit}
                sx={{ bgcolor: 'background.default' }}
              >
                Fit it to this window
              </Button>
            ) : null}
          </>
        ) : null}
      </Box>
    </Box>
  );
}

/** On a ground of its own: no points between its words. */
const note = {
  mt: 2.5,
  mb: 1.5,
  px: 1.5,
  py: 0.25,
  borderRadius: `${radius.small}px`,
  bgcolor: 'background.default',
  color: 'text.secondary',
  textAlign: 'center',
} as const;

const NOTHING = { bar: 0, edge: 0, corner: 0 };

/** Points on the ground, so that what is beside a page is a desk and no gap. */
const stageGround = {
  flexGrow: 1,
  minHeight: 0,
  display: 'flex',
  overflow: 'hidden',
  backgroundImage:
    'radial-gradient(color-mix(in srgb, var(--mui-palette-outline) 34%, transparent) 1px, transparent 1.5px)',
  backgroundSize: '22px 22px',
  backgroundPosition: 'center',
} as const;

const frame = {
  flexShrink: 0,
  overflow: 'hidden',
  bgcolor: 'surface.band',
  boxShadow: (theme: Theme) => theme.vars.palette.elevation.overlay,
} as const;

/** Into the ground, where more of a page is at its right. */
const goingOn = { maskImage: 'linear-gradient(to left, transparent, black 20px)' } as const;

/** Three points, as at the top of a window of a browser. */
const browserBar = {
  boxSizing: 'border-box',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  backgroundImage: [20, 38, 56]
    .map(
      (left) =>
        `radial-gradient(circle at ${left}px 50%, color-mix(in srgb, currentColor 45%, transparent) 5px, transparent 5.5px)`,
    )
    .join(),
  color: 'text.secondary',
} as const;

const page = {
  overflowX: 'hidden',
  overflowY: 'auto',
  transformOrigin: '0 0',
  containerType: 'inline-size',
  containerName: 'demo',
  scrollbarWidth: 'thin',
  '&:focus-visible': { outlineOffset: -4 },
} as const;
