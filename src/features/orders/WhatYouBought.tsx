import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderDetail } from '../../api/resources/orders';
import { DownloadTemplate } from '../../domain/DownloadTemplate';
import { LicenseKeys } from '../../domain/LicenseKeys';
import { NextSteps } from '../../domain/NextSteps';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { DownloadIcon } from '../../ui/moreIcons';
import { Picture } from '../../ui/Picture';
import { panel } from '../../theme/surfaceStyles';
import { rowPicture } from '../../theme/tokens';

const KINDS = { software: 'Software', course: 'Course', template: 'Template' } as const;

/** What was ordered, and how to use it. */
export function WhatYouBought({ order }: { order: OrderDetail }) {
  const { id, item, plan, quantity, licenseKeys, nextSteps, deliverable, hasDownload } = order;
  const to = pathTo(item.kind === 'template' ? 'template' : 'product', { id: item.id });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ ...panel, display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{
            width: rowPicture,
            flexShrink: 0,
            borderRadius: '10px',
            overflow: 'hidden',
          }}
        >
          <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} priority />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {KINDS[item.kind]}
          </Typography>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={AppLink} to={to} color="inherit">
              {item.title}
            </Link>
          </Typography>
          {plan ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {quantity === 1 ? plan.title : `${plan.title} × ${quantity}`}
            </Typography>
          ) : null}
        </Box>
      </Box>
      {deliverable ? (
        <Box component="section" aria-labelledby="deliverable" sx={panel}>
          <Typography id="deliverable" variant="h3" component="h2" sx={{ mb: 1.5 }}>
            From the vendor
          </Typography>
          <Button
            component="a"
            href={deliverable.url}
            download={deliverable.name}
            target="_blank"
            rel="noopener"
            variant="outlined"
            color="secondary"
            startIcon={<DownloadIcon />}
          >
            Get {deliverable.name}
          </Button>
        </Box>
      ) : null}
      <LicenseKeys keys={licenseKeys} />
      {nextSteps.length > 0 ? (
        <NextSteps
          title={item.kind === 'software' ? 'Activate it' : 'How to begin'}
          steps={nextSteps}
        >
          {hasDownload ? <DownloadTemplate orderId={id} /> : null}
        </NextSteps>
      ) : null}
    </Box>
  );
}
