import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { FlagIcon, PencilIcon, TrashIcon } from '../../../ui/moreIcons';
import { useBackToClose } from '../../../ui/useBackToClose';

type Choice = 'edit' | 'delete' | 'report';

export interface PostMenuProps {
  open: boolean;
  anchor: HTMLElement;
  /** Whether the post is by who looks at it. */
  isOwn: boolean;
  /** Called once the menu has gone and the focus is back on its button. */
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

const OWN = [
  { choice: 'edit', label: 'Edit', Icon: PencilIcon },
  { choice: 'delete', label: 'Delete', Icon: TrashIcon },
] as const;
const OTHERS = [{ choice: 'report', label: 'Report', Icon: FlagIcon }] as const;

/** Edit and delete your own post, report those of others (specification, section 2). */
export function PostMenu({ open, anchor, isOwn, onChoose, onClose }: PostMenuProps) {
  useBackToClose(open, onClose);
  // A dialog that opened at once would give the focus back to an item that is gone by then.
  const chosen = useRef<Choice | null>(null);
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': 'Post' },
        paper: { sx: { minWidth: 160 } },
        transition: {
          onExited: () => {
            const choice = chosen.current;
            chosen.current = null;
            if (choice) onChoose(choice);
          },
        },
      }}
    >
      {(isOwn ? OWN : OTHERS).map(({ choice, label, Icon }) => (
        <MenuItem
          key={choice}
          onClick={() => {
            chosen.current = choice;
            onClose();
          }}
        >
          <Icon fontSize="small" />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
