import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Above a form that starts with what was typed before: says so, and empties it on request. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 0.75,
        borderRadius: '10px',
        bgcolor: 'surface.sunken',
        typography: 'body2',
      }}
    >
      We kept what you typed.
      <Button size="small" color="inherit" onClick={onDiscard}>
        Discard draft
      </Button>
    </Box>
  );
}
