import Skeleton from '@mui/material/Skeleton';

/** The lines of a document while it loads; `widths` in percent of its measure, each another one. */
export function DocumentBones({ widths }: { widths: readonly number[] }) {
  return widths.map((width) => (
    <Skeleton
      key={width}
      width={`${width}%`}
      sx={{ maxWidth: '68ch', typography: { xs: 'body1', sm: 'lead' } }}
    />
  ));
}
