import { radius } from '../theme/tokens';
import { Picture } from './Picture';

export interface RowPictureProps {
  src: string;
  /** What it shows: its initials are there where the picture can't be loaded. */
  name: string;
}

/** The picture of what a row of a table is about; the row says its name, so it has no text of its own. */
export function RowPicture({ src, name }: RowPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      name={name}
      width={640}
      height={400}
      sx={{ borderRadius: `${radius.small}px` }}
    />
  );
}
