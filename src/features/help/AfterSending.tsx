import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { weight } from '../../theme/tokens';
import { SearchIcon } from '../../ui/icons';

const steps = [
  { title: 'You get a case number', text: 'Right away, on this page. No account needed.' },
  { title: 'A person reads it', text: 'We answer by email, at the address you give.' },
  {
    title: 'You can come back to it',
    text: 'Quote the number, and you won’t have to explain it twice.',
  },
];

/** What becomes of a message, step by step, and where an answer may be already. */
export function AfterSending() {
  return (
    <Box component="aside" aria-labelledby="after-sending" sx={frame}>
      <Typography variant="h3" component="h2" id="after-sending">
        What happens next
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </Box>
      <Box sx={foot}>
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          Most questions have been asked before.
        </Typography>
        <Button
          component={AppLink}
          to={pathTo('support')}
          variant="outlined"
          color="secondary"
          fullWidth
          startIcon={<SearchIcon />}
        >
          Search the help pages
        </Button>
      </Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2.5, sm: 4 },
  // As far in as the form beside it, which has an edge.
  border: '1px solid transparent',
  borderRadius: '20px',
  bgcolor: 'surface.sunken',
} as const;

/** A line leads from one step to the next. */
const list = {
  m: 0,
  mt: 2.5,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: 0.25,
    minHeight: 32,
    pl: 6,
    pb: 3,
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      left: 0,
      display: 'grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      borderRadius: '50%',
      bgcolor: 'background.paper',
      color: 'primary.main',
      fontWeight: weight.strong,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: 38,
      bottom: 6,
      left: 15,
      borderLeft: '2px solid',
      borderColor: 'divider',
    },
  },
  '& b': { py: 0.5 },
  '& span': { typography: 'body2', color: 'text.secondary' },
} as const;

/** As far down as the form beside it ends. */
const foot = {
  mt: 'auto',
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
