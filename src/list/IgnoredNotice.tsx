import Alert from '@mui/material/Alert';
import type { IgnoredParameter } from './UrlReader';

const LONGEST_VALUE = 40;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

function nameOf({ name, value }: IgnoredParameter): string {
  return `${name}=${value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value}`;
}

/** Names what was left out of the URL, so that nobody takes the result for something else. */
export function IgnoredNotice({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null;
  const names = ignored.slice(0, 3).map(nameOf);
  if (ignored.length > names.length) names.push(`${ignored.length - names.length} more`);
  return (
    <Alert severity="info" role="status" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
      We ignored {list.format(names)} in the URL: this page can’t make sense of it.
    </Alert>
  );
}
