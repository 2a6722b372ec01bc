import { describe, expect, it } from 'vitest';
import { endingBetweenSentences } from '../../../mocks/artwork/demo/endings';
import { text } from '../../../mocks/artwork/screens/text';

const line = (y: number, words: string, weight: 400 | 600 = 400) =>
  text(32, y, words, { size: 17, weight, color: '#111' });

describe('the lower edge of a picture that fades out', () => {
  it('ends a text that goes on below with its last sentence above', () => {
    const svg = line(410, 'One. Two is') + line(433, 'longer. Three') + line(456, 'is below.');
    expect(endingBetweenSentences(svg, 480)).toBe(line(410, 'One. Two is') + line(433, 'longer.'));
  });

  it('leaves nothing of a sentence that no other one comes before', () => {
    const svg = '<rect/>' + line(440, 'fewer meetings a') + line(463, 'week') + '<circle/>';
    expect(endingBetweenSentences(svg, 480)).toBe('<rect/><circle/>');
  });

  it('keeps texts and names that end above, and leaves out names that are half gone', () => {
    const name = line(444, 'Montclair, 14', 600);
    const svg = line(420, 'All of it,') + line(443, 'without a stop') + name;
    expect(endingBetweenSentences(svg, 480)).toBe(svg);
    expect(endingBetweenSentences(line(448, 'Gone', 600), 480)).toBe('');
  });
});
