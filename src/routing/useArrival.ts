import { useNavigate } from 'react-router-dom';
import { showToast } from '../ui/toastStore';

export interface LateReply {
  /** Tells what has been done, for example `Your question was posted.` */
  message: string;
  /** The URL where it can be seen; the message then has a link that leads there. */
  to?: string;
}

/**
 * What happens when the server has done what was asked of it: where the visitor is still there, the
 * page goes on by itself; else a message says it, and nothing moves.
 *
 * @returns a function that takes whether the visitor is still there, how the page goes on, and the
 *   message
 */
export function useArrival(): (isHere: boolean, goOn: () => void, late: LateReply) => void {
  const navigate = useNavigate();
  return (isHere, goOn, { message, to }) => {
    if (isHere) {
      goOn();
      return;
    }
    showToast({
      severity: 'success',
      message,
      action: to === undefined ? undefined : { label: 'Show it', onClick: () => void navigate(to) },
    });
  };
}
