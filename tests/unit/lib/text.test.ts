import { describe, expect, it } from 'vitest';
import { formatCount, formatHours, initials, labelOf, pluralize } from '../../../src/lib/text';

describe('text', () => {
  it('calls what it has no name for by its own', () => {
    const labels: Record<string, string> = { macos: 'macOS' };
    expect(labelOf(labels, 'macos')).toBe('macOS');
    expect(labelOf(labels, 'visionos')).toBe('visionos');
  });

  it('writes counts with their noun', () => {
    expect(formatCount(1258)).toBe('1,258');
    expect(pluralize(1, 'review', 'reviews')).toBe('1 review');
    expect(pluralize(0, 'review', 'reviews')).toBe('0 reviews');
    expect(pluralize(1258, 'review', 'reviews')).toBe('1,258 reviews');
  });

  it.each([
    [20, '20 min'],
    [60, '1 hour'],
    [330, '5.5 hours'],
    [1440, '24 hours'],
  ])('writes %i minutes as %s', (minutes, text) => {
    expect(formatHours(minutes)).toBe(text);
  });

  it.each([
    ['Ada Lovelace', 'AL'],
    ['  maria del carmen ruiz ', 'MR'],
    ['Replywise', 'R'],
    ['“Émile” & Co', 'ÉC'],
    ['', '?'],
    ['— …', '?'],
  ])('takes the initials of %j: %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
