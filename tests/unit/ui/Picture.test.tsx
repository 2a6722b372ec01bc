import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { Picture } from '../../../src/ui/Picture';
import { RatingStars } from '../../../src/ui/RatingStars';

const picture = (src: string | null, alt: string, phoneSrc: string | null = null) => (
  <ThemeProvider theme={theme}>
    <Picture src={src} phoneSrc={phoneSrc} alt={alt} width={640} height={400} name="Inbox Harbor" />
  </ThemeProvider>
);

describe('Picture', () => {
  it('keeps its room, waits until it is near, and is described', () => {
    render(picture('/a.svg', 'Cover of Inbox Harbor'));
    const image = screen.getByRole('img', { name: 'Cover of Inbox Harbor' });
    expect(image.getAttribute('width')).toBe('640');
    expect(image.getAttribute('height')).toBe('400');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('shows initials in place of a picture that cannot be loaded, and tries a new one', () => {
    const { rerender } = render(picture('/a.svg', 'Cover of Inbox Harbor'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Cover of Inbox Harbor' }).textContent).toBe('IH');
    rerender(picture('/b.svg', 'Cover of Inbox Harbor'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/b.svg');
  });

  it('tries the picture for all where the one for phones cannot be loaded', () => {
    const { container } = render(picture('/a.svg', 'Cover of Inbox Harbor', '/a-phone.svg'));
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-phone.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Cover of Inbox Harbor' }).textContent).toBe('IH');
  });

  it('shows initials where there is no picture yet', () => {
    render(picture(null, 'Cover of Inbox Harbor'));
    expect(screen.getByRole('img', { name: 'Cover of Inbox Harbor' }).textContent).toBe('IH');
  });

  it('stays decoration when it fails', () => {
    render(picture('/a.svg', ''));
    fireEvent.error(document.querySelector('img') as HTMLElement);
    expect(screen.getByText('IH').closest('[aria-hidden=true]')).toBeTruthy();
  });
});

describe('RatingStars', () => {
  it.each([
    [4.4, 'Rated 4.4 out of 5'],
    [5, 'Rated 5 out of 5'],
    [4.444, 'Rated 4.4 out of 5'],
    [7, 'Rated 5 out of 5'],
  ])('tells %d as text', (value, name) => {
    render(
      <ThemeProvider theme={theme}>
        <RatingStars value={value} />
      </ThemeProvider>,
    );
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });
});
