import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DemoNote } from '../../domain/DemoNote';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { SearchIcon } from '../../ui/icons';
import { numberedSteps } from '../../ui/numberedSteps';

const steps = [
  { title: 'You get a case number', text: 'Right away, on this page. No account needed.' },
  { title: 'A person reads it', text: 'Messages are read in the order in which they come.' },
  {
    title: 'You can come back to it',
    text: 'Quote the number, and you won’t have to explain it twice.',
  },
];

/** What becomes of a message, step by step, and where an answer may be already. */
export function AfterSending() {
  return (
    <Box component="aside" aria-labelledby="after-sending" sx={[panel, column]}>
      <Typography variant="h4" component="h2" id="after-sending">
        What happens next
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Box>
      <Box sx={{ mb: 2.5 }}>
        <DemoNote />
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

const list = {
  ...numberedSteps,
  my: 2,
  '& b': { display: 'block', typography: 'subtitle2' },
  '& p': { m: 0, color: 'text.secondary' },
} as const;

/** As high as the form beside it, with its last part at its lower edge. */
const column = { display: 'flex', flexDirection: 'column' } as const;

const foot = {
  mt: 'auto',
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
