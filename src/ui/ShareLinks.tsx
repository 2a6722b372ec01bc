import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { FacebookIcon, TwitterIcon } from './icons';
import { LinkIcon } from './moreIcons';
import { showToast } from './toastStore';

const subscribeToNothing = () => () => {};

/** Where the site is; empty where there is no browser. */
function useOrigin(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.origin,
    () => '',
  );
}

/** Copies a URL to the clipboard and confirms it, or shows it where the browser does not allow that. */
async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: 'Link copied', severity: 'success' });
  } catch {
    const message = `Your browser did not let us copy. The link is ${url}`;
    showToast({ message, severity: 'error' });
  }
}

export interface ShareLinksProps {
  /** What is shared, in words. */
  title: string;
  /** Where it is: a path from `pathTo`. */
  path: string;
}

/** Shares a page on Facebook and Twitter, or copies its link (specification, section 2). */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const url = useOrigin() + useHref(path);
  const networks = [
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
      Icon: FacebookIcon,
    },
    {
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`,
      Icon: TwitterIcon,
    },
  ];
  return (
    <Box
      component="ul"
      aria-label="Share"
      sx={{ display: 'flex', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {networks.map(({ name, href, Icon }) => (
        <li key={name}>
          <IconButton
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Share on ${name}, opens in a new tab`}
            title={`Share on ${name}`}
          >
            <Icon fontSize="small" />
          </IconButton>
        </li>
      ))}
      <li>
        <IconButton aria-label="Copy link" title="Copy link" onClick={() => void copyUrl(url)}>
          <LinkIcon fontSize="small" />
        </IconButton>
      </li>
    </Box>
  );
}
