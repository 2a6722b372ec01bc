import Box from '@mui/material/Box';
import { CopyButton } from '../ui/CopyButton';

/** License keys, each with a button that copies it. */
export function LicenseKeys({ keys }: { keys: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {keys.map((key) => (
        <Box component="li" key={key} sx={row}>
          <Box component="code" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
            {key}
          </Box>
          <CopyButton text={key} label={`Copy ${key}`} />
        </Box>
      ))}
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
