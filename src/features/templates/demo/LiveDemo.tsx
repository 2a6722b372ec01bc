import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TemplateDetail } from '../../../api/resources/templates';
import { CloseIcon } from '../../../ui/icons';
import { templateUrl, type Device, type TemplateUrl } from '../templateUrl';
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

/**
 * The live demo: the template as a page in itself, at the width of a desktop, a tablet or a phone.
 * It is open while the URL says so, so that it can be linked to and closed by Back.
 */
export function LiveDemo({ template, url, returnFocusTo }: LiveDemoProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { demo } = url;
  // The last width stays while the dialog goes away.
  const [device, setDevice] = useState<Device>(demo ?? 'desktop');
  if (demo && demo !== device) setDevice(demo);
  const id = url.id ?? undefined;
  const show = (next: Device) =>
    void navigate(templateUrl(id, next), { replace: true, state, preventScrollReset: true });
  const close = () => {
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
          columnGap: 2,
          rowGap: 1,
          minHeight: 64,
          px: { xs: 2, sm: 3 },
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Typography
          id={titleId}
          variant="h4"
          component="h2"
          sx={{ flex: '1 1 0', minWidth: 0 }}
          noWrap
        >
          Live Demo: {template.title}
        </Typography>
        <Box sx={{ order: { xs: 3, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          <DeviceChoice device={device} onChange={show} />
        </Box>
        <Box sx={{ flex: { sm: '1 1 0' }, textAlign: 'right' }}>
          <IconButton aria-label="Close the live demo" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
      </Box>
      <DemoStage device={device} label={`${template.title} as a page`}>
        <DemoPage type={template.type.id} demo={template.demo} />
      </DemoStage>
    </Dialog>
  );
}
