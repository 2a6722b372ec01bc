import Typography from '@mui/material/Typography';
import { useSession } from '../api/resources/session';

/** Says beside a form for messages who gets them where the server is a demonstration: no one. */
export function DemoNote() {
  const { demo } = useSession();
  return demo ? (
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
      This is a demonstration: what you send stays in your browser, and no email follows.
    </Typography>
  ) : null;
}
