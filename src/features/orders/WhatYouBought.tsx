import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSaveTemplate, type OrderDetail } from '../../api/resources/orders';
import { LicenseKeys } from '../../domain/LicenseKeys';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { DownloadIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { SaveButton } from '../../ui/SaveButton';
import { panel } from '../../theme/surfaceStyles';

const KINDS = { software: 'Software', course: 'Course', template: 'Template' } as const;

/** What was ordered, and how to use it. */
export function WhatYouBought({ order }: { order: OrderDetail }) {
  const { id, item, plan, quantity, licenseKeys, nextSteps, deliverable, hasDownload } = order;
  const saveTemplate = useSaveTemplate(id);
  const to = pathTo(item.kind === 'template' ? 'template' : 'product', { id: item.id });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ ...panel, display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{
            width: { xs: 88, sm: 128 },
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
      {licenseKeys.length > 0 ? (
        <Box component="section" aria-labelledby="license-keys" sx={panel}>
          <Typography id="license-keys" variant="h3" component="h2" sx={{ mb: 2 }}>
            {licenseKeys.length === 1 ? 'Your license key' : 'Your license keys'}
          </Typography>
          <LicenseKeys keys={licenseKeys} />
        </Box>
      ) : null}
      {nextSteps.length > 0 ? (
        <Box component="section" aria-labelledby="next-steps" sx={panel}>
          <Typography id="next-steps" variant="h3" component="h2">
            {item.kind === 'software' ? 'Activate it' : 'How to begin'}
          </Typography>
          <Box component="ol" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 1 }}>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
          {hasDownload ? (
            <Box sx={{ mt: 2.5 }}>
              <SaveButton
                label="Download the template"
                failure="The template was not saved."
                onSave={() => saveTemplate.run()}
                variant="contained"
              />
            </Box>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
