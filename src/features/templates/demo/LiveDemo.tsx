import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TemplateDetail } from '../../../api/resources/templates';
import { checkoutUrl } from '../../../domain/checkoutUrl';
import { Price } from '../../../domain/Price';
import { AppLink } from '../../../routing/AppLink';
import { CloseIcon } from '../../../ui/icons';
import { useIsPhone } from '../../../ui/useIsPhone';
import { visuallyHiddenStyles } from '../../../ui/VisuallyHidden';
import { devicesOf, templateUrl, type Device, type TemplateUrl } from '../templateUrl';
import { DemoPage } from './DemoPage';
import { DemoStage } from './DemoStage';
import { DeviceChoice } from './DeviceChoice';

export interface LiveDemoProps {
  template: TemplateDetail;
  url: TemplateUrl;
  /** What gets the focus after closing: the link that opens the demo. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Whether the history holds the page without the demo right before it. */
function cameFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromPage' in state;
}

/** The widest device that the window shows without making it much smaller; an app's own is a phone. */
function useFittingDevice(devices: readonly Device[]): Device {
  const isPhone = useIsPhone();
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (!devices.includes('desktop')) return 'phone';
  return isPhone ? 'phone' : isTablet ? 'tablet' : 'desktop';
}

/**
 * The live demo: the template as a page in itself, at the width of a desktop, a tablet or a phone,
 * with what it costs and the way to buy it. It is open while the URL says so, so that it can be
 * linked to and closed by Back.
 */
export function LiveDemo({ template, url, returnFocusTo }: LiveDemoProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { demo } = url;
  const devices = devicesOf(template.type.id);
  const fitting = useFittingDevice(devices);
  const shown = demo && (demo === 'fit' || !devices.includes(demo) ? fitting : demo);
  // The last width stays while the dialog goes away.
  const [device, setDevice] = useState<Device>(shown ?? fitting);
  if (shown && shown !== device) setDevice(shown);
  const id = url.id ?? undefined;
  const show = (next: Device) =>
    void navigate(templateUrl(id, next), { replace: true, state, preventScrollReset: true });
  // Escape may be pressed twice before the page has gone back.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [demo]);
  const close = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (cameFromPage(state)) void navigate(-1);
    else void navigate(templateUrl(id), { replace: true, preventScrollReset: true });
  };

  return (
    <Dialog
      fullScreen
      open={demo !== null}
      onClose={close}
      aria-labelledby={titleId}
      // Where the URL opened the demo, there is no focus to go back to.
      disableRestoreFocus
      slotProps={{
        transition: { onExited: () => returnFocusTo.current?.focus() },
        paper: { sx: { bgcolor: 'surface.sunken' } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, sm: 2 },
          rowGap: 0.5,
          minHeight: 64,
          // As wide as a desktop below it.
          px: { xs: 2, sm: 'max(24px, (100% - 1280px) / 2)' },
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Typography id={titleId} variant="h4" component="h2">
            <Box component="span" sx={onlyWide}>
              Live Demo:{' '}
            </Box>
            {template.title}
          </Typography>
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            By {template.author.name}
          </Typography>
        </Box>
        {/* Begins the second row of phones. */}
        <Box sx={{ display: { sm: 'none' }, order: 2, flexBasis: '100%' }} />
        <Box sx={{ order: { xs: 3, sm: 0 }, flexGrow: { xs: 1, sm: 0 } }}>
          <DeviceChoice devices={devices} device={device} onChange={show} />
        </Box>
        <Box
          sx={{
            // On phones the button to buy is in the second row, the price beside the name.
            display: { xs: 'contents', sm: 'flex' },
            flex: '1 1 0',
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 1.5,
            whiteSpace: 'nowrap',
          }}
        >
          <Price price={template.price} oldPrice={template.oldPrice} size="small" />
          <Button
            component={AppLink}
            to={checkoutUrl({ kind: 'template', id: template.id })}
            variant="contained"
            sx={{ order: { xs: 4, sm: 0 }, flexGrow: { xs: 1, sm: 0 } }}
          >
            Buy Now
          </Button>
          <IconButton aria-label="Close the live demo" edge="end" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
      </Box>
      <DemoStage
        device={device}
        label={`${template.title} as a page`}
        onFit={device === fitting ? undefined : () => show(fitting)}
      >
        <DemoPage type={template.type.id} demo={template.demo} />
      </DemoStage>
    </Dialog>
  );
}

/** Narrow windows have no room beside the title, where one sees what it is. */
const onlyWide = {
  '@media (width < 900px)': visuallyHiddenStyles,
} as const;
