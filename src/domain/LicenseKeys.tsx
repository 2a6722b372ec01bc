import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { panel } from '../theme/surfaceStyles';
import { CopyButton } from '../ui/CopyButton';

/** The license keys of an order, each with a button that copies it; nothing without one. */
export function LicenseKeys({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="license-keys" sx={panel}>
      <Typography id="license-keys" variant="h3" component="h2" sx={{ mb: 2 }}>
        {keys.length === 1 ? 'Your license key' : 'Your license keys'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {keys.map((key) => (
          <Box component="li" key={key} sx={row}>
            <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
              {key}
            </Box>
            <CopyButton text={key} label={`Copy ${key}`} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  pl: 2,
  pr: 1,
  py: 0.75,
  borderRadius: '10px',
  bgcolor: 'surface.sunken',
} as const;
